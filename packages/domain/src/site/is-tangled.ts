/**
 * Signs of form, and how many of each a text may hold: what it takes to read some of them grows by the square of their
 * number, or by their number times all that follows. Of some thousands of patterns and mixes of them that were tried
 * within these, thirty thousand characters long, the dearest took half a second. Nothing but trying says so: the parser
 * promises no bound.
 */
const mostSigns: readonly [sign: RegExp, most: number][] = [
  [/[<>]/g, 300],
  [/[*_]/g, 2000],
  [/(?:[-+*]|\d[.)])[ \t]/g, 1000],
  // Each line that underlines a heading is looked for in all that stands before it.
  [/^[ \t>]*(?:=+|-+)[ \t]*$/gm, 200],
  [/\[/g, 600],
  // Code that is begun is looked for to the end of its paragraph.
  [/`/g, 40],
  [/[&\\!#~|]/g, 3000],
  [/\r\n?|\n/g, 3000],
];

/** A line that begins with forty quotations and lists within each other. */
const deepLine = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){40}/m;

/**
 * Whether a Markdown text has more form than anybody writes, so that reading it would hold up all who visit the site
 * meanwhile.
 */
export const isTangled = (text: string): boolean =>
  deepLine.test(text) || mostSigns.some(([sign, most]) => (text.match(sign)?.length ?? 0) > most);
