/**
 * Parsing time grows by the square of some signs, and the parser promises no bound. Found by trials, and not complete:
 * the server times what passes before it is kept.
 */
const mostSigns: readonly [sign: RegExp, most: number][] = [
  [/[<>]/g, 300],
  [/[*_]/g, 2000],
  [/(?:[-+*]|\d[.)])[ \t]/g, 1000],
  // The parser searches all text before a line that underlines a heading.
  [/^[ \t>]*(?:=+|-+)[ \t]*$/gm, 200],
  [/\[/g, 600],
  // The parser searches all text after the title of a link that never closes.
  [/\]\(/g, 200],
  // It makes up to four characters of each.
  [/\t/g, 1000],
  // The parser searches unclosed code to the end of its paragraph.
  [/`/g, 40],
  [/[&\\!#~|]/g, 3000],
  [/\r\n?|\n/g, 3000],
];

/** A line that begins with forty nested quotes and lists. */
const deepLine = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){40}/m;

/** Whether reading a Markdown text would block the site for all visitors. No real text has so many signs. */
export const isTangled = (text: string): boolean =>
  deepLine.test(text) || mostSigns.some(([sign, most]) => (text.match(sign)?.length ?? 0) > most);
