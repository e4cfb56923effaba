/**
 * The groups in which a card's number is written, or would be if it stood in one: sixteen digits, fifteen of American Express, nineteen. Fourteen are
 * a company's SIRET, and thirteen an article's bar code.
 */
const groups = [
  [4, 4, 4, 4],
  [4, 6, 5],
  [4, 4, 4, 4, 3],
];
const shapes = groups.map((digits) => {
  const number = digits.map((count) => `\\d{${count}}`).join('[\\s.·_-]{0,2}');
  // Behind a country and two digits are the groups of an IBAN, with blanks or with hyphens between them.
  return new RegExp(`(?<!\\d|\\b[A-Z]{2}\\d\\d(?:[\\d\\s]{0,20}|[\\d-]{0,20}))${number}(?!\\d)`, 'gi');
});

/** A text without the numbers of cards that somebody wrote into it: a dot stands for each of their digits. */
export const withoutCardNumbers = (text: string): string =>
  shapes.reduce(
    (maskedText, shape) =>
      maskedText.replace(shape, (number) => (isCard(number) ? number.replace(/\d/g, '•') : number)),
    text,
  );

// By hand: every screen of orders comes with this, and the check of `text-checks.ts` would be three times as long.
const isCard = (number: string): boolean => /^(?:4|5[1-5]|2[2-7]|3[457]|6)/.test(number) && hasCheckDigit(number);

/** Luhn's: from the right every second digit counts twice, as the sum of its digits, and all of them come to tens. */
function hasCheckDigit(number: string): boolean {
  const digits = number.match(/\d/g) ?? [];
  const sum = digits.reduce((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
