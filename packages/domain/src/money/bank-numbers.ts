import bic from 'validator/lib/isBIC.js';
import iban from 'validator/lib/isIBAN.js';

/** Whether text is an IBAN: as long as those of its country, with right check digits. Upper case, without spaces. */
export const isIban = (text: string): boolean => /^[A-Z\d]+$/.test(text) && callable(iban)(text);

/** Whether text is the BIC of a bank: eight letters and digits, or eleven, of a country that there is. Upper case, without spaces. */
export const isBic = (text: string): boolean => /^[A-Z\d]+$/.test(text) && callable(bic)(text);

/** An IBAN by which whoever knows it recognises it, and nobody learns it: its country and its last four signs. */
export const maskedIban = (text: string): string => `${text.slice(0, 2)} •••• ${text.slice(-4)}`;

type Check = (text: string) => boolean;

/** A CommonJS module: Node and Vite hand over the whole of it, vitest its default. */
const callable = (module: Check | { default: Check }): Check =>
  typeof module === 'function' ? module : module.default;
