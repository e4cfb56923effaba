export interface TypedDish {
  words: string;
  quantity: number;
}

/** `2x`, `2 x`, `x2`, `3×` among words, up to three digits. */
const times = /(?<=^|\s)(?:(\d{1,3})\s?[x×*]|[x×*]\s?(\d{1,3}))(?=\s|$)/i;

/** The quantity is 1 if none is typed. */
export function typedDish(text: string): TypedDish {
  const [sign, leadingNumber, trailingNumber] = times.exec(text) ?? [];
  const words = sign === undefined ? text : text.replace(sign, ' ');
  return {
    words: words.trim().replace(/\s+/g, ' '),
    quantity: Math.max(1, Number(leadingNumber ?? trailingNumber ?? 1)),
  };
}
