"use strict";
const root = document.documentElement;
const numbers = [];  // texts that are numbers, with a decimal point
for (const place of document.querySelectorAll("td, .tile, .number, svg .tick, svg .note")) {
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (/^[+−±< ]*\d/.test(text.data) && !text.parentElement.closest("[lang]:not(html)")) numbers.push([text, text.data]);
  }
}
function speak(lang) {
  root.dataset.lang = lang;
  root.lang = lang;
  document.title = root.dataset["title" + lang.toUpperCase()];
  for (const button of document.querySelectorAll(".languages button"))
    button.setAttribute("aria-pressed", String(button.value === lang));
  for (const title of document.querySelectorAll("svg title"))
    title.textContent = title.getAttribute(`data-${lang}`) ?? title.textContent;
  const point = (0.5).toLocaleString(lang)[1];
  for (const [text, said] of numbers) text.data = said.replace(/(\d)\.(\d)/g, `$1${point}$2`);
}
for (const button of document.querySelectorAll(".languages button"))
  button.addEventListener("click", () => speak(button.value));
for (const button of document.querySelectorAll("th button"))
  button.addEventListener("click", () => {
    const head = button.closest("th"), table = head.closest("table"), column = head.cellIndex;
    const down = head.getAttribute("aria-sort") !== "descending";
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const value = (row) => row.cells[column].dataset.value ?? row.cells[column].innerText;
    const order = (a, b) => (isNaN(value(a)) || isNaN(value(b)) ? value(a).localeCompare(value(b)) : value(a) - value(b));
    const rows = [...table.tBodies[0].rows].sort((a, b) => (down ? order(b, a) : order(a, b)));
    table.tBodies[0].append(...rows);
  });
speak(root.dataset.lang);
