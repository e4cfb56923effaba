// Characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets): one makes an Excel file unreadable, and
// PostgreSQL refuses some. And those that reverse the text direction: in a client's name they would print the allergies
// beside it backwards.
const unwritable =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** No language has more than four accents on a letter; more would cover other lines, allergies among them. */
const piledAccents = /(\p{M}{4})\p{M}+/gu;

export const isWritable = (text: string): boolean => text.search(unwritable) === -1 && text.search(piledAccents) === -1;

export const writablePart = (text: string): string => text.replace(unwritable, '').replace(piledAccents, '$1');
