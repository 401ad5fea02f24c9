/** The address bar as state: pages read `route`, links and `go` change it. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "").map(decodeURIComponent);
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const route = new Route();

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const page = route.path;
  route.read();
  if (page !== route.path) scrollTo(0, 0);
}

/** Let links inside the site change the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", () => route.read());
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
