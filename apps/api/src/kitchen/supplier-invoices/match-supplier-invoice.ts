import type { MatchingInput } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { type Kysely, sql } from 'kysely';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { getSupplierInvoice, perCentOf } from './get-supplier-invoice.ts';
import { lockOpen } from './invoice-rows.ts';
import { type Knowledge, knowledgeOf, likeliestUnits, matchOf } from './known-articles.ts';
import { purchaseOrderOf } from './known-sellers.ts';
import { rememberArticles, rememberSeller } from './remember-matches.ts';

type Cook = Context<'kitchen:write'>;
type LineMatch = MatchingInput['lines'][number];

/** @throws {Refusal} `not-found`, `stale`, `status-not-allowed`, `unknown-reference`, `weight-unknown` */
export const matchSupplierInvoice = (
  id: number,
  { version, supplierId, purchaseOrderId, lines }: MatchingInput,
  context: Cook,
): Promise<SupplierInvoice> =>
  inTransaction(context.db, async (db) => {
    const invoice = await lockOpen(db, id, version);
    const knowledge = await knowledgeOf(db, supplierId, perCentOf(context.house.currency));
    const isOfOther = supplierId !== invoice.supplier_id;
    const reference = { orderReference: invoice.order_reference, noteNumbers: invoice.note_numbers };
    const orderId =
      isOfOther && purchaseOrderId === null ? await purchaseOrderOf(db, supplierId, reference) : purchaseOrderId;
    await refuseForeignOrder(db, supplierId, orderId);
    await updateVersion(db, 'supplier_invoices', id, version, { supplier_id: supplierId, purchase_order_id: orderId });
    if (isOfOther) {
      await rematchLines(db, id, knowledge);
      await rememberSeller(db, { ...invoice, supplier_id: supplierId });
    }
    await matchLines(db, { id, supplierId, by: personOf(context.caller).name }, lines, knowledge);
    return getSupplierInvoice(db, id, context);
  });

/** An invoice is for an order of its own supplier that was sent. */
async function refuseForeignOrder(db: Kysely<Database>, supplierId: number | null, orderId: number | null) {
  if (orderId === null) return;
  const order = await db
    .selectFrom('purchase_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('supplier_id', '=', supplierId ?? 0)
    .where('status', 'in', ['sent', 'received'])
    .executeTakeFirst();
  if (!order) throw new Refusal('unknown-reference', { field: 'purchaseOrderId' });
}

const storedLines = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('supplier_invoice_lines')
    .select(['position', 'code', 'gtin', 'name', 'quantity', 'unit', 'price', 'base_quantity as baseQuantity'])
    .select(['adjustment', 'total'])
    .where('supplier_invoice_id', '=', id)
    .orderBy('position')
    .execute();

/** Anew, by what another supplier sells. */
async function rematchLines(db: Kysely<Database>, id: number, knowledge: Knowledge): Promise<void> {
  const matches = (await storedLines(db, id)).map((line) => ({ position: line.position, ...matchOf(line, knowledge) }));
  await sql`update supplier_invoice_lines l
    set article_id = m.article_id, units_per_pack = m.units_per_pack, matched_by = m.matched_by, aside_by = null
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      m (position smallint, article_id integer, units_per_pack integer, matched_by text)
    where l.supplier_invoice_id = ${id} and l.position = m.position`.execute(db);
}

interface Matching {
  id: number;
  supplierId: number | null;
  by: string;
}

async function matchLines(
  db: Kysely<Database>,
  { id, supplierId, by }: Matching,
  lines: readonly LineMatch[],
  knowledge: Knowledge,
): Promise<void> {
  if (lines.length === 0) return;
  const storedByPosition = new Map((await storedLines(db, id)).map((line) => [line.position, line]));
  const matches = lines.map(({ position, articleId, unitsPerPack, isAside }, index) => {
    const field = `lines.${index}`;
    const line = storedByPosition.get(position);
    if (!line) throw new Refusal('unknown-reference', { field: `${field}.position` });
    const article = knowledge.articles.find((candidate) => candidate.id === articleId);
    if (articleId !== null && !article) throw new Refusal('unknown-reference', { field: `${field}.articleId` });
    const units = article ? (unitsPerPack ?? likeliestUnits(line, article, knowledge)) : null;
    if (article && units === null) throw new Refusal('weight-unknown', { field: `${field}.unitsPerPack` });
    return { line, position, articleId, units, asideBy: isAside ? by : null };
  });
  const rows = matches.map(({ line: _line, ...match }) => match);
  await sql`update supplier_invoice_lines l
    set article_id = m."articleId", units_per_pack = m.units, aside_by = m."asideBy",
      matched_by = case when m."articleId" is null then 'none' else 'hand' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      m (position smallint, "articleId" integer, units integer, "asideBy" text)
    where l.supplier_invoice_id = ${id} and l.position = m.position`.execute(db);
  const knownLines = matches.flatMap(({ line, articleId, units }) =>
    articleId === null || units === null ? [] : [{ ...line, articleId, unitsPerPack: units }],
  );
  if (supplierId !== null) await rememberArticles(db, supplierId, knownLines);
}
