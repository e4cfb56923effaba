import {
  type Ingredient,
  type IngredientInput,
  ingredientInput,
  ingredients,
} from '@traiteur/contract/kitchen/ingredients.ts';
import { unknownNutrition } from '@traiteur/domain/catalogue/nutrients.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import { ingredientColumns as words } from '@traiteur/words/house/imports/ingredient-columns.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import { remove } from '../../../database/rows/versioned-rows.ts';
import type { Database } from '../../../database/schema.ts';
import { getIngredient } from '../../../kitchen/ingredients/ingredient-rows.ts';
import { meanings } from '../../../kitchen/ingredients/ingredients.table.ts';
import { insertIngredient, saveIngredient } from '../../../kitchen/ingredients/save-ingredient.ts';
import { allergenColumns, allergyHeading, readKnownAllergens } from './allergen-columns.ts';
import type { Cells } from './cells.ts';
import type { ImportColumn } from './import-kind.ts';
import { type ImportedLines, importLines } from './import-lines.ts';
import { withArticles } from './ingredient-articles.ts';
import { type ArticleFields, type IngredientFields, joinIngredient, readIngredient } from './ingredient-fields.ts';
import { withoutRelief } from './ingredient-states.ts';
import { findKnownIngredients } from './known-ingredients.ts';
import { insertMissingSuppliers, removeUnusedSuppliers, suppliersByName } from './missing-suppliers.ts';
import { readTaxRateFacts } from './tax-rate-facts.ts';

/** Stands for the id that a supplier will get, while rows are only checked. */
const idToCome = 2_147_483_647;

export async function ingredientColumns(db: Kysely<Database>): Promise<ImportColumn[]> {
  const plain = Object.entries(words).map(([key, texts]) => ({
    key,
    ...texts,
    required: key === 'nameFr',
    repeats: ['allergens', 'traces', 'free'].includes(key),
    ofAllergies: ['allergens', 'traces', 'free'].includes(key),
    ...(key === 'allergens' && { within: allergyHeading }),
  }));
  return [...plain, ...allergenColumns(await readKnownAllergens(db), 'products')];
}

export async function ingredientLines(db: Kysely<Database>, createMissing: boolean): Promise<ImportedLines> {
  let suppliers = await suppliersByName(db);
  const taxRates = await readTaxRateFacts(db);
  const facts = { ...taxRates, allergens: await readKnownAllergens(db), readSupplier };

  function readSupplier(cells: Cells): Pick<ArticleFields, 'supplierId' | 'supplierName'> {
    const name = cells.text('supplier');
    if (name === '') cells.fault('supplier', 'required');
    const supplierId = suppliers.get(plainWords(name));
    if (name === '' || supplierId !== undefined)
      return { ...(supplierId !== undefined && { supplierId }), supplierName: undefined };
    if (!createMissing) cells.fault('supplier', 'unknown-supplier', name);
    return { supplierId: idToCome, supplierName: name };
  }

  const supplierOf = ({ supplierId, supplierName }: ArticleFields) =>
    (supplierName && suppliers.get(plainWords(supplierName))) || supplierId;

  return importLines<IngredientFields, IngredientInput, Ingredient>(
    {
      noun: ingredients,
      columns: await ingredientColumns(db),
      read: (cells) => readIngredient(cells, facts),
      keysOf: (cells) => [plainWords(cells.text('nameFr'))].filter((key) => key !== ''),
      join: joinIngredient,
      find: (transaction, fields) =>
        findKnownIngredients(
          transaction,
          fields.map(({ name }) => name),
        ),
      complete: (fields, storedIngredient) => {
        const articles = fields.articles.map((article) => ({ ...article, supplierId: supplierOf(article) }));
        return {
          ...completeIngredient(fields, storedIngredient),
          articles: withArticles(storedIngredient?.articles ?? [], articles, {
            name: fields.name,
            taxRateId: taxRates.onlyTaxRateId,
          }),
        };
      },
      schema: ingredientInput,
      inputOf: ({ id: _id, version: _version, validatedAt: _at, validatedBy: _by, ...input }) => input,
      columnOf,
      async makeMissing(transaction, fields, saving) {
        suppliers = await suppliersByName(transaction);
        const articles = fields.flatMap((each) => each.articles);
        const names = articles.flatMap(({ supplierName }) => (supplierName === undefined ? [] : [supplierName]));
        return insertMissingSuppliers(transaction, suppliers, names, saving);
      },
      removeMissing: removeUnusedSuppliers,
      async insert(transaction, inputs, saving) {
        const records: Ingredient[] = [];
        for (const input of inputs) records.push(await insertIngredient(transaction, input, saving));
        return records;
      },
      update: (transaction, { id, version }, input, saving) =>
        saveIngredient(transaction, { id, version, input }, { ...saving, locale: 'fr' }),
      remove: (transaction, id) => remove(transaction, 'ingredients', id),
      get: (transaction, id) => getIngredient(transaction, id).catch(unlessGone),
    },
    meanings,
  );
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'not-found')) throw error;
}

function completeIngredient(fields: IngredientFields, storedIngredient: IngredientInput | undefined) {
  const nameFr = storedIngredient?.name.fr ?? fields.name;
  return {
    active: true,
    density: null,
    pieceWeight: null,
    edibleShare: 100,
    free: false,
    shelfLifeClosed: null,
    shelfLifeOpened: null,
    ...storedIngredient,
    ...fields.measures,
    name: { fr: nameFr, en: fields.nameEn || storedIngredient?.name.en || fields.name },
    composition: {
      fr: fields.composition.fr || (storedIngredient?.composition.fr ?? ''),
      en: fields.composition.en || (storedIngredient?.composition.en ?? ''),
    },
    allergens: withoutRelief(storedIngredient?.allergens ?? [], fields.states),
    document: fields.document || (storedIngredient?.document ?? ''),
    storage: fields.storage ?? storedIngredient?.storage ?? 'dry',
    nutrition: { ...(storedIngredient?.nutrition ?? unknownNutrition), ...fields.nutrition },
  };
}

const columnsOfFields: Readonly<Record<string, string>> = {
  'name.fr': 'nameFr',
  'name.en': 'nameEn',
  'composition.fr': 'compositionFr',
  'composition.en': 'compositionEn',
};

const columnsOfArticles: Readonly<Record<string, string>> = {
  supplierId: 'supplier',
  name: 'article',
  code: 'articleCode',
  packQuantity: 'pack',
  packUnit: 'pack',
};

function columnOf(field: string): string | null {
  const [first = '', second = '', third = ''] = field.split('.');
  const ofArticle = columnsOfArticles[third] ?? (third || 'supplier');
  const column = columnsOfFields[field] ?? (first === 'articles' ? ofArticle : first === 'nutrition' ? second : first);
  return column in words ? column : null;
}
