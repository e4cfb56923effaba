import type { RecipeRow, recipes } from '@traiteur/contract/kitchen/recipes.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { recipes as words } from '@traiteur/words/kitchen/recipes.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { todayOf } from '../../core/acting.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listRecipes } from './recipe-rows.ts';

type Query = Received<(typeof recipes.operations)['exportRecipes']>['query'];

/** One without a dish is a preparation. @throws {Refusal} `exports-under-way` */
export async function exportRecipes(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, line, filters, columns } = catalogueOf(
    { title: words.title, fields: words.fields, line: words.line, filters: words.filters, columns: words.columns },
    locale,
  );
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text, integer } = columnsIn(locale, house);
  const day = { locale, date: todayOf(context) };
  return exportList<RecipeRow>(context, {
    file: 'recipes',
    name: title,
    read: (snapshot, page) => listRecipes(snapshot, { ...query, ...page }, day),
    columns: [
      text(`${fields.name} (fr)`, ({ name }) => name.fr, 36),
      text(`${fields.name} (en)`, ({ name }) => name.en, 36),
      text(fields.productId, ({ dish }) => dish && dish[locale], 36),
      integer(fields.lines, ({ lines }) => lines),
      integer(columns.unknown, ({ unknown }) => unknown),
      integer(fields.differences, ({ disputed }) => disputed),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        active: { label: fields.active },
        open: { label: filters.open },
        ingredientId: { label: line.ingredientId, table: 'ingredients' },
        productId: { label: fields.productId },
      },
      context,
    ),
  });
}
