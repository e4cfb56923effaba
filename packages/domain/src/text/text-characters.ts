// What XML 1.0 cannot hold (https://www.w3.org/TR/xml/#charsets): control characters, halves of a surrogate pair, U+FFFE and U+FFFF.
// One of them makes a whole Excel file unreadable, and PostgreSQL refuses some of them.
// And what turns the direction of all that follows: in a client's name, it would print the allergies beside it backwards.
const unwritable =
  /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]|[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** Accents beyond four on one letter, more than any language has: they pile up over the lines beside it, the allergies of others among them. */
const piledAccents = /(\p{M}{4})\p{M}+/gu;

/** Whether every character of a text can be kept, shown and written to a file. */
export const isWritable = (text: string): boolean => text.search(unwritable) === -1 && text.search(piledAccents) === -1;

/** Text without the characters that no file can hold. */
export const writablePart = (text: string): string => text.replace(unwritable, '').replace(piledAccents, '$1');
