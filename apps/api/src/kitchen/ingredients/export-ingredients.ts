import type { IngredientRow, ingredients } from '@traiteur/contract/kitchen/ingredients.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { ingredients as words } from '@traiteur/words/kitchen/ingredients.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { todayOf } from '../../core/acting.ts';
import type { Context } from '../../core/context.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import { columnsIn } from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listIngredients } from './ingredient-rows.ts';

type Query = Received<(typeof ingredients.operations)['exportIngredients']>['query'];

/** @throws {Refusal} `exports-under-way` */
export async function exportIngredients(query: Query, context: Context<'kitchen:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, states, storages, filters } = catalogueOf(
    {
      title: words.title,
      fields: words.fields,
      states: words.states,
      storages: words.storages,
      filters: words.filters,
    },
    locale,
  );
  const { yes, no } = catalogueOf(auditEntries, locale);
  const { text } = columnsIn(locale, house);
  const date = todayOf(context);
  const namesIn =
    (answer: AllergenState) =>
    ({ allergens }: IngredientRow) =>
      allergens
        .filter(({ state }) => state === answer)
        .map(({ name }) => name[locale])
        .join(', ') || null;
  return exportList<IngredientRow>(context, {
    file: 'ingredients',
    name: title,
    read: (snapshot, page) => listIngredients(snapshot, { ...query, ...page }, { locale, date }),
    columns: [
      text(`${fields.name} (fr)`, ({ name }) => name.fr, 28),
      text(`${fields.name} (en)`, ({ name }) => name.en, 28),
      text(states.contains, namesIn('contains'), 28),
      text(states.may_contain, namesIn('may_contain'), 28),
      text(states.unknown, namesIn('unknown'), 28),
      text(fields.storage, ({ storage }) => storages[storage]),
      text(fields.validatedBy, ({ validatedBy }) => validatedBy || null),
      text(fields.active, ({ active }) => (active ? yes : no), 10),
    ],
    criteria: await listCriteria(
      db,
      query,
      {
        active: { label: fields.active },
        unknown: { label: filters.unknown },
        allergenId: { label: fields.allergens, table: 'allergens' },
        supplierId: { label: filters.supplierId, table: 'suppliers' },
      },
      context,
    ),
  });
}
