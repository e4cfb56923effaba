/** More words add nothing, and each costs an index lookup. */
const mostWords = 10;

/** A phone number is one word, a French one with its 0: `+33 6 39 98` is `063998`. Other codes and numbers stay. */
export function searchWords(text: string): string[] {
  const words: string[] = [];
  let number = '';
  const endNumber = () => {
    if (/\d/.test(number)) words.push(nationalDigits(number));
    number = '';
  };
  for (const piece of text.split(/\s+/).filter(Boolean)) {
    if (isGroupOfDigits(piece)) number += piece;
    else {
      endNumber();
      words.push(piece);
    }
  }
  endNumber();
  return [...new Set(words)].slice(0, mostWords);
}

export const isDigits = (word: string): boolean => /^\d+$/.test(word);

const isGroupOfDigits = (piece: string) =>
  /^\+?[\d()./-]+$/.test(piece) && /\d/.test(piece) && !/^(?!00)\d{5}$/.test(piece) && !/^\d{4}-\d+$/.test(piece);

function nationalDigits(number: string): string {
  const international = number.replace('(0)', '').replace(/^00(?=\d{6})/, '+');
  const digits = international.replace(/\D/g, '');
  return /^\+33\d/.test(international.replace(/[^\d+]/g, '')) ? `0${digits.replace(/^330?/, '')}` : digits;
}
