/** A French number in pairs of digits, as people read it out; another one as it was typed. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^(?:\+33|0)(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5');
