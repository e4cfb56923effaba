import type { IngredientBatch, ingredientBatches } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { ingredientBatches as words } from '@traiteur/words/kitchen/ingredient-batches.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listBatches } from './batch-rows.ts';

type Query = Received<(typeof ingredientBatches.operations)['exportBatches']>['query'];

const kilograms = (milligrams: number) => milligrams / 1_000_000;

/** @throws {Refusal} `exports-under-way` */
export async function exportBatches(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house, clock } = context;
  const { title, fields, states } = catalogueOf(
    { title: words.title, fields: words.fields, states: words.states },
    locale,
  );
  const { text, day, figure } = columnsIn(locale, house);
  const date = today(clock(), house.timeZone);
  return exportList<IngredientBatch>(context, {
    file: 'ingredient-batches',
    name: title,
    read: (snapshot, page) => listBatches(snapshot, { ...query, ...page }, date),
    columns: [
      text(fields.ingredient, ({ ingredient }) => ingredient.name[locale], 28),
      text(fields.number, ({ number }) => number || null),
      text(fields.supplier, ({ supplier }) => supplier?.name ?? null, 28),
      day(fields.at, ({ at }) => today(new Date(at), house.timeZone)),
      text(fields.by, ({ by }) => by),
      day(fields.useBy, ({ useBy }) => useBy),
      figure(fields.quantity, ({ quantity }) => kilograms(quantity)),
      figure(fields.remaining, ({ remaining }) => kilograms(remaining)),
      figure(fields.temperature, ({ temperature }) => temperature && temperature / 10),
      text(fields.state, ({ state }) => states[state]),
      text(fields.reason, ({ reason }) => reason || null, 32),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        state: { label: fields.state, nameOf: (value) => states[value as IngredientBatch['state']] },
        ingredientId: { label: fields.ingredient, table: 'ingredients' },
        supplierId: { label: fields.supplier, table: 'suppliers' },
      },
      context,
    ),
  });
}
