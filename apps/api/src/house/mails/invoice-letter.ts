import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { InvoiceMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { statementLetters } from '@traiteur/words/money/statement-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Reading } from '../../core/acting.ts';
import type { Letter } from '../../mail/letter.ts';
import { invoiceStanding } from '../../money/invoices/invoice-standing.ts';
import { bankAccountOf, getCompany as getHouse } from '../company/company-rows.ts';

interface InvoiceLetter {
  invoiceId: number;
  kind: InvoiceMailKind;
  name: string;
  locale: Locale;
}

/** Of what is open as it leaves. */
export async function invoiceLetter(
  { invoiceId, kind, name, locale }: InvoiceLetter,
  { db, brand, house }: Reading,
): Promise<Letter> {
  const { number, dueOn, open } = await invoiceStanding(db, invoiceId);
  const account = bankAccountOf(await getHouse(db), brand);
  const say = translatorOf(statementLetters, locale);
  const values = {
    number,
    isPaid: open === 0 ? 'yes' : 'no',
    amount: formatMoney(open, house.currency, locale),
    date: longDay(dueOn, locale, house.english),
  };
  return {
    brand,
    locale,
    subject: say(`subject.${kind}`, values),
    opening: [say('greeting', { name }), say(`text.${kind}`, values)],
    closing: account && open > 0 ? [say('transfer', { ...account, number })] : [],
  };
}
