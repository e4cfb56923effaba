/** May be negative, with a hyphen or a minus sign; `parse` reads the rest. */
export function signedAmount(text: string, parse: (text: string) => number | undefined): number | undefined {
  const [, sign = '', amount = ''] = /^\s*([-−]?)(.*)$/su.exec(text) ?? [];
  const cents = parse(amount);
  return cents !== undefined && sign !== '' ? 0 - cents : cents;
}
