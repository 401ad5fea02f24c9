/** Where Russian words may be divided: browsers do not all know, and long words must fit into small places. */

const V = "[аеёиоуыэюя]";
const C = "[бвгджзклмнпрстфхцчшщ]";
const L = "[а-яё]";
const SOFT = "\u00ad";
const LONG = 11; // shorter words fit anywhere

const PLACES = [
  `(${V})([бвгдкпф][рл]${V})`, // these begin a syllable together
  `([йьъ])(${L}{2})`,
  `(${V})(${V}${L})`,
  `(${V}${C})(${C}${V})`,
  `(${C}${V})(${C}${V})`,
  `(${V}${C})(${C}{2}${V})`,
  `(${V}${C}{2})(${C}{2}${V})`,
].map((pattern) => new RegExp(pattern, "giu"));

function divided(word: string, least: number): string {
  if (word.length < least) return word;
  // Twice, since places found at once do not overlap; one letter alone is never left on a line.
  const marked = PLACES.reduce((now, place) => now.replace(place, `$1${SOFT}$2`).replace(place, `$1${SOFT}$2`), word);
  return marked.replace(new RegExp(`^(${L})${SOFT}`, "iu"), "$1").replace(new RegExp(`${SOFT}(${L})$`, "iu"), "$1");
}

/** A name with its possible divisions, invisible where none is needed; words shorter than `least` letters are left whole. */
export function dividable(text: string, least = LONG): string {
  return text.replace(/[а-яё]+/giu, (word) => divided(word, least));
}
