import bic from 'validator/lib/isBIC.js';
import iban from 'validator/lib/isIBAN.js';

/** Length of its country and check digits. Upper case, no spaces. */
export const isIban = (text: string): boolean => /^[A-Z\d]+$/.test(text) && callable(iban)(text);

export const isBic = (text: string): boolean => /^[A-Z\d]+$/.test(text) && callable(bic)(text);

/** Country and last four characters: enough to recognise it, not to learn it. */
export const maskedIban = (text: string): string => `${text.slice(0, 2)} •••• ${text.slice(-4)}`;

type Check = (text: string) => boolean;

/** CommonJS: Node and Vite import the whole module, vitest its default. */
const callable = (module: Check | { default: Check }): Check =>
  typeof module === 'function' ? module : module.default;
