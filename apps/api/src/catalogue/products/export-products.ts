import type { Product, products } from '@traiteur/contract/catalogue/products.ts';
import type { FileAnswer, Received } from '@traiteur/contract/statement/operation.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { auditEntries } from '@traiteur/words/access/audit-entries.ts';
import { products as words } from '@traiteur/words/catalogue/products.ts';
import { productColumns as importColumns } from '@traiteur/words/house/imports/product-columns.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { listCriteria } from '../../http/spreadsheets/list-criteria.ts';
import { exportList } from '../../http/spreadsheets/listed-export.ts';
import {
  columnsIn,
  type SpreadsheetColumn,
  weekdayName,
  type Writing,
} from '../../http/spreadsheets/spreadsheet-columns.ts';
import { listProducts, productsById } from './product-rows.ts';

type Query = Received<(typeof products.operations)['exportProducts']>['query'];

/** Headed as the import reads them: what goes out comes back the same. @throws {Refusal} `exports-under-way` */
export async function exportProducts(query: Query, context: Context<'catalogue:read'>): Promise<FileAnswer> {
  const { db, locale, house } = context;
  const { title, fields, status, offer, without, ingredientsRead, soldOut } = catalogueOf(words, locale);
  return exportList<Product>(context, {
    file: 'products',
    name: title,
    async read(snapshot, page) {
      const { items, ...rest } = await listProducts({ ...context, db: snapshot }, { ...query, ...page }, locale);
      const details = await productsById(
        snapshot,
        items.map(({ id }) => id),
      );
      return { ...rest, items: items.flatMap(({ id }) => details.get(id) ?? []) };
    },
    columns: productColumns(await readNames(db), locale, house),
    criteria: await listCriteria(
      db,
      query,
      {
        status: { label: fields.status, nameOf: (value) => status[value as Product['status']] },
        categoryId: { label: fields.categoryId, table: 'categories' },
        tagId: { label: fields.tagIds, table: 'tags' },
        sizeId: { label: offer.size, table: 'sizes' },
        allergenId: { label: fields.allergens, table: 'allergens' },
        withoutAllergenId: { label: without, table: 'allergens' },
        weekday: { label: fields.weekdays, nameOf: (weekday) => weekdayName(Number(weekday), locale) },
        date: { label: fields.weekdays },
        undeclared: { label: ingredientsRead },
        soldOut: { label: soldOut },
      },
      context,
    ),
  });
}

interface Names {
  categories: ReadonlyMap<number, Bilingual>;
  taxRates: ReadonlyMap<number, Bilingual>;
  tags: ReadonlyMap<number, Bilingual>;
  allergens: ReadonlyMap<number, Bilingual>;
  /** In their order. */
  sizes: ReadonlyMap<number, Bilingual>;
}

async function readNames(db: Kysely<Database>): Promise<Names> {
  const namesIn = async (table: 'categories' | 'tax_rates' | 'tags' | 'allergens') => {
    const rows = await db
      .selectFrom(table)
      .select(['id', bilingual('name').as('name')])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name] as const));
  };
  const sizes = await db
    .selectFrom('sizes')
    .select(['id', bilingual('name').as('name')])
    .orderBy('position')
    .execute();
  return {
    categories: await namesIn('categories'),
    taxRates: await namesIn('tax_rates'),
    tags: await namesIn('tags'),
    allergens: await namesIn('allergens'),
    sizes: new Map(sizes.map(({ id, name }) => [id, name] as const)),
  };
}

function productColumns(names: Names, locale: Locale, house: Writing): SpreadsheetColumn<Product>[] {
  const { text, money, integer, figure } = columnsIn(locale, house);
  const { yes, no } = catalogueOf(auditEntries, locale);
  const statusOf = catalogueOf(words, locale).status;
  const language = locale === 'fr' ? 0 : 1;
  const heading = (column: keyof typeof importColumns) => importColumns[column].name[language];
  const list = (ids: readonly number[], namesById: ReadonlyMap<number, Bilingual>) =>
    ids.flatMap((id) => namesById.get(id)?.[locale] ?? []).join('; ');
  const allergens = (product: Product, presence: Product['allergens'][number]['presence']) =>
    list(
      product.allergens.filter((allergen) => allergen.presence === presence).map(({ allergenId }) => allergenId),
      names.allergens,
    );
  return [
    text(heading('nameFr'), ({ name }) => name.fr, 32),
    text(heading('nameEn'), ({ name }) => name.en, 32),
    text(heading('slug'), ({ slug }) => slug.fr),
    text(heading('category'), ({ categoryId }) => names.categories.get(categoryId)?.[locale] ?? null),
    text(heading('status'), ({ status }) => statusOf[status], 12),
    text(heading('taxRate'), ({ taxRateId }) => names.taxRates.get(taxRateId)?.[locale] ?? null),
    ...[...names.sizes].flatMap(([sizeId, name]) => {
      const offerOf = ({ offers }: Product) => offers.find((offer) => offer.sizeId === sizeId);
      const [price, portions] = [`${{ fr: 'Prix', en: 'Price' }[locale]} ${name[locale]}`, `Portions ${name[locale]}`];
      return [
        money<Product>(price, (product) => offerOf(product)?.price ?? null),
        integer<Product>(portions, (product) => offerOf(product)?.quantityAvailable ?? null),
      ];
    }),
    text(heading('weekdays'), ({ weekdays }) => weekdays.map((day) => weekdayName(day, locale)).join(', ') || null, 30),
    text(heading('allergens'), (product) => allergens(product, 'contains') || null, 30),
    text(heading('traces'), (product) => allergens(product, 'may_contain') || null, 30),
    text(heading('allergensDeclared'), ({ allergensDeclared }) => (allergensDeclared ? yes : no), 12),
    text(heading('tags'), ({ tagIds }) => list(tagIds, names.tags) || null, 30),
    text(heading('ingredientsFr'), ({ ingredients }) => ingredients.fr || null, 50),
    text(heading('ingredientsEn'), ({ ingredients }) => ingredients.en || null, 50),
    text(heading('descriptionFr'), ({ description }) => description.fr || null, 50),
    text(heading('descriptionEn'), ({ description }) => description.en || null, 50),
    ...labelNutrients.map((nutrient) => figure<Product>(heading(nutrient), ({ nutrition }) => nutrition[nutrient])),
  ];
}
