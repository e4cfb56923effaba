import type { IngredientInput, SupplierArticle } from '@traiteur/contract/kitchen/ingredients.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import { amountTyped, numberTyped, plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import { isDash, nutrientTyped, packTyped, storageTyped } from '@traiteur/domain/house/imports/typed-goods.ts';
import { agreement, type Differences } from './agreement.ts';
import type { Cells } from './cells.ts';
import { addDenials, readStates, type States, withoutRelief } from './ingredient-states.ts';
import type { TaxRateFacts } from './tax-rate-facts.ts';

/** What a line says of what a supplier sells. */
export interface ArticleFields extends Partial<Omit<SupplierArticle, 'id' | 'active' | 'allergens'>> {
  /** Of a supplier that the house does not have. */
  supplierName: string | undefined;
}

type Measure = 'shelfLifeClosed' | 'shelfLifeOpened' | 'edibleShare' | 'density' | 'pieceWeight';

export interface IngredientFields {
  name: string;
  nameEn: string;
  composition: IngredientInput['composition'];
  states: States;
  document: string;
  storage: IngredientInput['storage'] | undefined;
  measures: Partial<Pick<IngredientInput, Measure>>;
  nutrition: Partial<IngredientInput['nutrition']>;
  articles: ArticleFields[];
}

interface IngredientFacts extends TaxRateFacts {
  allergens: KnownAllergen[];
  readSupplier: (cells: Cells) => Pick<ArticleFields, 'supplierId' | 'supplierName'>;
}

export function readIngredient(cells: Cells, facts: IngredientFacts): IngredientFields {
  return {
    name: cells.text('nameFr'),
    nameEn: cells.text('nameEn'),
    composition: { fr: cells.text('compositionFr'), en: cells.text('compositionEn') },
    states: readStates(cells, facts.allergens),
    document: cells.text('document'),
    storage: cells.read('storage', storageTyped, 'unread-storage'),
    measures: defined({
      shelfLifeClosed: cells.read('shelfLifeClosed', numberTyped, 'unread-number'),
      shelfLifeOpened: cells.read('shelfLifeOpened', numberTyped, 'unread-number'),
      edibleShare: cells.read('edibleShare', shareTyped, 'unread-number'),
      // Grams of a millilitre, and of a piece.
      density: cells.read('density', thousandthsTyped, 'unread-number'),
      pieceWeight: cells.read('pieceWeight', thousandthsTyped, 'unread-number'),
    }),
    nutrition: defined(
      Object.fromEntries(
        labelNutrients.map((nutrient) => [
          nutrient,
          isDash(cells.text(nutrient)) ? undefined : cells.read(nutrient, nutrientTyped, 'unread-number'),
        ]),
      ),
    ),
    articles: readArticle(cells, facts),
  };
}

const thousandthsTyped = (text: string): number | undefined => {
  const number = numberTyped(text.replace(/\s*(?:g|kg\/l|g\/ml)$/i, ''));
  return number === undefined ? undefined : Math.round(number * 1000);
};

/** A spreadsheet keeps 85 % as 0.85. */
const shareTyped = (text: string): number | undefined => {
  const share = numberTyped(text.replace('%', ''));
  return share !== undefined && share > 0 && share < 1 && !text.includes('%') ? Math.round(share * 100) : share;
};

const articleColumns = ['supplier', 'article', 'articleCode', 'pack', 'price'] as const;

function readArticle(cells: Cells, { readSupplier, taxRateOf }: IngredientFacts): ArticleFields[] {
  if (articleColumns.every((column) => cells.text(column) === '')) return [];
  const pack = cells.read('pack', packTyped, 'unread-pack');
  return [
    {
      ...readSupplier(cells),
      ...defined({
        name: cells.text('article') || undefined,
        code: cells.text('articleCode') || undefined,
        packQuantity: pack?.quantity,
        packUnit: pack?.unit,
        price: cells.read('price', amountTyped, 'unread-amount'),
        taxRateId: cells.read('taxRate', taxRateOf, 'unknown-tax-rate'),
      }),
    },
  ];
}

/** Several lines of one ingredient: one for each article. What contradicts itself stops them. */
export function joinIngredient(lines: readonly IngredientFields[], differences: Differences): IngredientFields {
  const agreed = agreement(lines, differences);
  addDenials(lines, differences);
  const nutrition = labelNutrients.map((nutrient) => [nutrient, agreed(nutrient, (line) => line.nutrition[nutrient])]);
  const measure = (key: Measure) => agreed(key, ({ measures }) => measures[key]);
  return {
    name: agreed('nameFr', ({ name }) => name, plainWords) ?? '',
    nameEn: agreed('nameEn', ({ nameEn }) => nameEn) ?? '',
    composition: {
      fr: agreed('compositionFr', ({ composition }) => composition.fr) ?? '',
      en: agreed('compositionEn', ({ composition }) => composition.en) ?? '',
    },
    states: lines.reduce<States>((states, line) => withoutRelief(states, line.states), []),
    document: agreed('document', ({ document }) => document) ?? '',
    storage: agreed('storage', ({ storage }) => storage),
    measures: defined({
      shelfLifeClosed: measure('shelfLifeClosed'),
      shelfLifeOpened: measure('shelfLifeOpened'),
      edibleShare: measure('edibleShare'),
      density: measure('density'),
      pieceWeight: measure('pieceWeight'),
    }),
    nutrition: defined(Object.fromEntries(nutrition) as IngredientFields['nutrition']),
    articles: lines.flatMap(({ articles }) => articles),
  };
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Only what a line says. */
const defined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
