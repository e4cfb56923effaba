import { siteInvoiceOf } from '@traiteur/contract/site/site-addresses.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { InvoiceMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { statementLetters } from '@traiteur/words/money/statement-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Reading } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import type { Letter } from '../../mail/letter.ts';
import { getInvoice } from '../../money/invoices/invoice-rows.ts';
import { invoiceStanding } from '../../money/invoices/invoice-standing.ts';
import { bankAccountOf, getCompany as getHouse } from '../company/company-rows.ts';
import { invoiceSections } from './invoice-sections.ts';

interface InvoiceLetter {
  invoiceId: number;
  kind: InvoiceMailKind;
  name: string;
  /** Whether they can read it on the site. */
  hasAccount: boolean;
  locale: Locale;
}

/** Of what is open as it leaves. One that staff send is in the letter whole. */
export async function invoiceLetter(
  { invoiceId, kind, name, hasAccount, locale }: InvoiceLetter,
  { db, brand, house, siteUrl }: Reading & Pick<Services, 'siteUrl'>,
): Promise<Letter> {
  const { number, dueOn, open } = await invoiceStanding(db, invoiceId);
  const account = bankAccountOf(await getHouse(db), brand);
  const say = translatorOf(statementLetters, locale);
  const invoice = kind === 'invoice' ? await getInvoice(db, invoiceId) : undefined;
  const paper = invoice && invoiceSections(invoice, locale, house);
  const values = {
    kind: invoice?.kind ?? 'invoice',
    number,
    isPaid: open === 0 ? 'yes' : 'no',
    amount: formatMoney(open, house.currency, locale),
    date: longDay(dueOn, locale, house.english),
  };
  const transfer = account && open > 0 ? [say('transfer', { ...account, number })] : [];
  return {
    brand,
    locale,
    subject: say(`subject.${kind}`, values),
    opening: [say('greeting', { name }), say(`text.${kind}`, values)],
    ...(paper && hasAccount && { button: { label: say('see'), url: siteInvoiceOf(siteUrl, locale, invoiceId) } }),
    ...(paper && { sections: paper.sections }),
    closing: [...transfer, ...(paper ? [paper.mentions] : [])],
  };
}
