/** What somebody types to add a dish: the words to find it by, and how many portions. */
export interface TypedDish {
  words: string;
  quantity: number;
}

/** Three digits at most, with a sign for “times” before or after them, among words: `2x`, `2 x`, `x2`, `3×`. */
const times = /(?<=^|\s)(?:(\d{1,3})\s?[x×*]|[x×*]\s?(\d{1,3}))(?=\s|$)/i;

/** Reads a quantity out of what is typed; one portion without. */
export function typedDish(text: string): TypedDish {
  const [sign, before, after] = times.exec(text) ?? [];
  const words = sign === undefined ? text : text.replace(sign, ' ');
  return { words: words.trim().replace(/\s+/g, ' '), quantity: Math.max(1, Number(before ?? after ?? 1)) };
}
