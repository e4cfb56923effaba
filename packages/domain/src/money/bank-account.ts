/** The account for transfers. The holder may be empty, and the BIC too: within one country banks do not need it. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
}

export const groupedIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
