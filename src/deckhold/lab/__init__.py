"""Many games at once: on the cores of this machine or on a Ray cluster; statistics, reports and what-if studies."""
