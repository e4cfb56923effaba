/** From E.164; other text unchanged. Small enough for each page, unlike `phone-number.ts`. */
export function readablePhone(phone: string): string {
  const [, french] = /^(?:\+33|0)([1-9]\d{8})$/.exec(phone) ?? [];
  if (french) return withSpaces(pairs(`0${french}`));
  const [, code, digits] =
    /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/.exec(phone) ?? [];
  if (!code || !digits) return phone;
  return withSpaces([
    `+${code}`,
    ...(digits.length === 10 ? [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] : pairs(digits)),
  ]);
}

/** An odd digit joins the first group. */
const pairs = (digits: string): string[] => {
  const first = digits.length % 2 === 0 ? 2 : 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d\d/g) ?? [])];
};

const withSpaces = (groups: readonly string[]) => groups.join('\u00a0');
