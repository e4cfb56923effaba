import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { EventMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { type BankAccount, groupedIban } from '@traiteur/domain/money/bank-account.ts';
import { bankAccount as bankWords } from '@traiteur/words/money/bank-account.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { bankAccountOf, getCompany } from '../company/company-rows.ts';
import type { House } from '../../core/house.ts';
import type { Reading } from '../../core/acting.ts';
import type { LetterSection } from '../../mail/letter.ts';

interface Transfer {
  /** In cents. */
  due: number;
  account: BankAccount;
}

const tellingKinds: readonly EventMailKind[] = ['placed', 'confirmed', 'changed'];

/** Undefined if the order is not paid by transfer, or the house has no account. */
export async function transferOf(
  { paymentChoice, due }: Pick<Order, 'paymentChoice' | 'due'>,
  kind: EventMailKind,
  { db, brand }: Reading,
): Promise<Transfer | undefined> {
  if (paymentChoice !== 'transfer' || due === 0 || !tellingKinds.includes(kind)) return undefined;
  const account = bankAccountOf(await getCompany(db), brand);
  return account ? { due, account } : undefined;
}

export function transferSection(
  { due, account: { holder, iban, bic }, number }: Transfer & { number: string },
  locale: Locale,
  { currency }: Pick<House, 'currency'>,
): LetterSection {
  const say = translatorOf(bankWords, locale);
  return {
    title: say('title'),
    rows: [
      { text: say('amount'), value: formatMoney(due, currency, locale), strong: true },
      { text: say('reference'), value: number },
      { text: say('holder'), value: holder },
      { text: say('iban'), value: groupedIban(iban) },
      ...(bic ? [{ text: say('bic'), value: bic }] : []),
    ],
  };
}
