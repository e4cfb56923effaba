/** Where a client transfers what they owe. The holder may be empty, and the BIC, which banks of one country do without. */
export interface BankAccount {
  holder: string;
  iban: string;
  bic: string;
}

/** An IBAN as one reads and types it, in groups of four, however it was parted. */
export const groupedIban = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
