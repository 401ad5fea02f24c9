# For those who have a container engine; docs/deploy.md has the way without one.
FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The wheel is compiled here, and holds the browser's pages.
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels

FROM python:3.11-slim-bookworm
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(ls /wheels/*.whl)[server,terminal]" && rm -rf /wheels \
    && useradd --system --create-home --home-dir /data deckhold
USER deckhold
ENV DECKHOLD_DB=sqlite:////data/deckhold.db PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/api/health', timeout=5)"]
CMD ["deckhold", "serve", "--host", "0.0.0.0", "--port", "8080"]
