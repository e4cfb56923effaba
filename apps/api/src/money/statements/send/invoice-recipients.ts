import type { InvoiceRecipients, InvoiceTarget } from '@traiteur/contract/money/invoice-sendings.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { recipientsOfInvoice, sendingsOfInvoice } from './invoice-mails.ts';
import { chosenInvoices } from './send-invoices.ts';

const largestRoll = 200;

interface Chosen {
  id: number;
  number: string;
  client: string;
  phone: string;
  /** Null when nobody has an address. */
  locales: Locale[] | null;
  sentAt: Date | null;
}

/** @throws {Refusal} `too-many-invoices` */
export async function listInvoiceRecipients(
  db: Kysely<Database>,
  { ids, matching = {} }: InvoiceTarget,
): Promise<InvoiceRecipients> {
  const chosenIds = ids ?? (await chosenInvoices(db, matching));
  const { rows } = await sql<Chosen>`
    select i.id, i.number, i.document -> 'client' ->> 'name' as client,
      coalesce((select coalesce(nullif(o.client ->> 'phone', ''), o.address ->> 'phone') from orders o where o.id = i.order_id), '') as phone,
      (select array_agg(distinct r.locale) from (${recipientsOfInvoice}) r) as locales,
      (select max(s.at) from (${sendingsOfInvoice}) s) as "sentAt"
    from invoices i where i.id = any(${chosenIds}::integer[]) order by i.id desc`.execute(db);
  const unreachable = rows.filter(({ locales }) => locales === null);
  const reachable = rows.filter(({ locales }) => locales !== null);
  const sentBefore = reachable.filter(({ sentAt }) => sentAt !== null);
  const ready = reachable.filter(({ sentAt }) => sentAt === null);
  const languages = (['fr', 'en'] as const).map((locale) => ({
    locale,
    invoices: ready.filter(({ locales }) => locales?.includes(locale)).length,
  }));
  return {
    ready: ready.length,
    languages: languages.filter((language) => language.invoices > 0),
    sentBefore: sentBefore
      .slice(0, largestRoll)
      .map(({ id, number, client, sentAt }) => ({ id, number, client, at: (sentAt ?? new Date(0)).toISOString() })),
    sentBeforeCount: sentBefore.length,
    unreachable: unreachable
      .slice(0, largestRoll)
      .map(({ id, number, client, phone }) => ({ id, number, client, phone })),
    unreachableCount: unreachable.length,
  };
}
