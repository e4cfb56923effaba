import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { statements } from '@traiteur/words/money/statements.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Kysely } from 'kysely';
import type { Services } from '../../core/services.ts';
import { afterCommit } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { bankAccountOf, getCompany as getHouse } from '../../house/company/company-rows.ts';
import { mailOf } from '../../mail/letter.ts';

export type CompanyMailing = Pick<Services, 'brand' | 'mailer' | 'house'>;

interface InvoiceLetter {
  companyId: number;
  number: string;
  dueOn: LocalDate;
  /** Cents still to pay. */
  amount: number;
  kind: 'given' | 'reminder';
}

/** To the contacts for invoices, once all is kept. Answers how many there are. */
export async function mailInvoice(
  db: Kysely<Database>,
  { companyId, number, dueOn, amount, kind }: InvoiceLetter,
  { brand, mailer, house }: CompanyMailing,
): Promise<number> {
  const contacts = await contactsForInvoices(db, companyId);
  const account = bankAccountOf(await getHouse(db), brand);
  // Companies have no language of their own, and the house writes French first.
  const locale = 'fr';
  const say = translatorOf(statements.letter, locale);
  const values = {
    number,
    amount: formatMoney(amount, house.currency, locale),
    date: longDay(dueOn, locale, house.english),
  };
  const transferTexts = account ? [say('transfer', { ...account, number })] : [];
  const mails = contacts.map(({ name, email }) =>
    mailOf(
      { name, address: email },
      {
        brand,
        locale,
        subject: say(`subject.${kind}`, values),
        opening: [say('greeting', { name }), say(`text.${kind}`, values)],
        closing: transferTexts,
      },
    ),
  );
  afterCommit(db, () => {
    for (const mail of mails) mailer.post(async () => mail);
  });
  return mails.length;
}

const contactsForInvoices = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('company_contacts')
    .select(['name', 'email'])
    .where('company_id', '=', companyId)
    .where('for_invoices', '=', true)
    .orderBy('id')
    .execute();
