/** Signs of form, and how many of each a text may hold: what it takes to read them grows by the square of their number. */
const mostSigns: readonly [sign: RegExp, most: number][] = [
  [/>/g, 300],
  [/[*_]/g, 2000],
  [/(?:[-+*]|\d[.)])[ \t]/g, 1000],
];

/** A line that begins with forty quotations and lists within each other. */
const deepLine = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){40}/m;

/** Whether a text has more form than anybody writes, so that reading it would hold up all who visit the site meanwhile. */
export const isTangled = (text: string): boolean =>
  deepLine.test(text) || mostSigns.some(([sign, most]) => (text.match(sign)?.length ?? 0) > most);
