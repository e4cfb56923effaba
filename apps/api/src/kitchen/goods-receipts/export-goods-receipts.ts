import type { GoodsReceipt, goodsReceipts } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { goodsReceipts as words } from '@traiteur/words/kitchen/goods-receipts.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { clockOf, columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listReceipts } from './receipt-rows.ts';

type Query = Received<(typeof goodsReceipts.operations)['exportGoodsReceipts']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportGoodsReceipts(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields } = catalogueOf({ title: words.title, fields: words.fields }, locale);
  const { text, integer, moment } = columnsIn(locale, house);
  return exportList<GoodsReceipt>(context, {
    file: 'goods-receipts',
    name: title,
    read: (snapshot, page) => listReceipts(snapshot, { ...query, ...page }),
    columns: [
      moment(fields.at, ({ at }) => clockOf(at, house.timeZone)),
      text(fields.supplier, ({ supplier }) => supplier?.name ?? null, 32),
      text(fields.noteNumber, ({ noteNumber }) => noteNumber || null),
      text(fields.purchaseOrder, ({ purchaseOrder }) => purchaseOrder?.number ?? null, 16),
      integer(fields.batches, ({ batches }) => batches),
      integer(fields.refusals, ({ refusals }) => refusals),
      text(fields.by, ({ by }) => by),
      text(fields.notes, ({ notes }) => notes || null, 40),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        supplierId: { label: fields.supplier, table: 'suppliers' },
        purchaseOrderId: { label: fields.purchaseOrder },
      },
      context,
    ),
  });
}
