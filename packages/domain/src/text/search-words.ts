/** Words that a search looks for at most: more say nothing new, and each costs a look into the index. */
const mostWords = 10;

/**
 * What is typed to find a person or an order, as the words to look for. A phone number is one word however it is grouped, without `+`, and a
 * French one with its leading 0: `+33 6 39 98` is `063998`. A postal code and an order's number stand for themselves.
 */
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

/** Whether a word is digits alone: those of a phone, a postal code, a number. */
export const isDigits = (word: string): boolean => /^\d+$/.test(word);

const isGroupOfDigits = (piece: string) =>
  /^\+?[\d()./-]+$/.test(piece) && /\d/.test(piece) && !/^(?!00)\d{5}$/.test(piece) && !/^\d{4}-\d+$/.test(piece);

function nationalDigits(number: string): string {
  const international = number.replace('(0)', '').replace(/^00(?=\d{6})/, '+');
  const digits = international.replace(/\D/g, '');
  return /^\+33\d/.test(international.replace(/[^\d+]/g, '')) ? `0${digits.replace(/^330?/, '')}` : digits;
}
