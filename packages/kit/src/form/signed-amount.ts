/** An amount that may be below zero, typed with a hyphen or as print sets it, with a minus sign; the rest is read by `parse`. */
export function signedAmount(text: string, parse: (text: string) => number | undefined): number | undefined {
  const [, sign = '', amount = ''] = /^\s*([-−]?)(.*)$/su.exec(text) ?? [];
  const cents = parse(amount);
  return cents !== undefined && sign !== '' ? 0 - cents : cents;
}
