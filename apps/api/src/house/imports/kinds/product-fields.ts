import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import {
  amountTyped,
  flagTyped,
  numberTyped,
  piecesTyped,
  plainWords,
} from '@traiteur/domain/house/imports/typed-cells.ts';
import { weekdaysTyped } from '@traiteur/domain/house/imports/typed-weekdays.ts';
import type { FileCellCode } from '../row-faults.ts';
import { addDenial, agreement, type Differences } from './agreement.ts';
import type { Cells } from './cells.ts';
import type { WantedProduct } from './known-products.ts';
import { readDeclaration, withoutLoss } from './product-allergens.ts';
import { namedIds, type ProductFacts } from './product-facts.ts';

type Declaration = Pick<ProductInput, 'allergens' | 'allergensDeclared'>;
type Offer = ProductInput['offers'][number];
export type SizeOffer = Partial<Offer> & Pick<Offer, 'sizeId'>;
type Nutrition = ProductInput['nutrition'];

export interface ProductFields extends WantedProduct {
  nameEn: string;
  texts: Record<'descriptionFr' | 'descriptionEn' | 'ingredientsFr' | 'ingredientsEn', string>;
  categoryId: number | undefined;
  /** Of a category that the house does not have. */
  categoryName: string | undefined;
  taxRateId: number | undefined;
  status: ProductInput['status'] | undefined;
  tagIds: number[] | undefined;
  declaration: Declaration | undefined;
  weekdays: number[] | undefined;
  offers: SizeOffer[];
  nutrition: Partial<Nutrition>;
}

export function readProduct(cells: Cells, facts: ProductFacts): Omit<ProductFields, 'categoryId' | 'categoryName'> {
  const name = cells.text('nameFr');
  return {
    name,
    slug: cells.text('slug'),
    nameEn: cells.text('nameEn'),
    texts: {
      descriptionFr: withoutMarkup(cells.text('descriptionFr')),
      descriptionEn: withoutMarkup(cells.text('descriptionEn')),
      ingredientsFr: cells.text('ingredientsFr'),
      ingredientsEn: cells.text('ingredientsEn'),
    },
    taxRateId: cells.read('taxRate', facts.taxRateOf, 'unknown-tax-rate'),
    status: cells.read('status', statusTyped, 'unread-status'),
    tagIds: readTags(cells, facts),
    declaration: readDeclaration(cells, facts.allergens),
    weekdays: cells.read('weekdays', weekdaysTyped, 'unread-weekday'),
    offers: readOffers(cells, facts),
    nutrition: Object.fromEntries(
      labelNutrients.flatMap((nutrient) => {
        const amount = cells.read(nutrient, (text) => numberTyped(text.replace(/k?cal|kj|g$/gi, '')), 'unread-number');
        return amount === undefined ? [] : [[nutrient, amount]];
      }),
    ),
  };
}

const statuses: Readonly<Record<string, ProductInput['status']>> = {
  brouillon: 'draft',
  draft: 'draft',
  'en vente': 'published',
  publie: 'published',
  publiee: 'published',
  published: 'published',
  'on sale': 'published',
  actif: 'published',
  active: 'published',
  archive: 'archived',
  archivee: 'archived',
  archived: 'archived',
};

function statusTyped(text: string): ProductInput['status'] | undefined {
  const isOnline = flagTyped(text);
  return statuses[plainWords(text)] ?? (isOnline === undefined ? undefined : isOnline ? 'published' : 'draft');
}

/** Shops keep descriptions as pages. */
const withoutMarkup = (text: string) =>
  /<\/?(?:p|br|div|span|ul|li|strong|em|b|i)\b/i.test(text)
    ? text
        .replace(/<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, '\n')
        .replace(/<[^>]*>/g, '')
        .replace(/&nbsp;/g, ' ')
        .replace(/&(?:#39|rsquo);/g, '’')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&')
        .replace(/\n{2,}/g, '\n')
        .trim()
    : text;

function readTags(cells: Cells, { tags }: ProductFacts): number[] | undefined {
  const text = cells.text('tags');
  if (text === '') return undefined;
  const { ids, unknownNames } = namedIds(piecesTyped(text), tags);
  for (const name of unknownNames) cells.fault('tags', 'unknown-tag', name);
  return ids;
}

/** A price without a size is that of the first one. */
function readOffers(cells: Cells, facts: ProductFacts): SizeOffer[] {
  const namedSize = cells.read('size', (text) => sizeTyped(text, facts), 'unknown-size');
  const { sizeIds } = facts;
  // Of a size that is not known no other has the price.
  const pricedSize = namedSize ?? (cells.text('size') === '' ? sizeIds[0] : undefined);
  return sizeIds.flatMap((sizeId): SizeOffer[] => {
    const ownPrice = readUnlessDash(cells, `price:${sizeId}`, amountTyped, 'unread-amount');
    const price = ownPrice ?? (sizeId === pricedSize ? cells.read('price', amountTyped, 'unread-amount') : undefined);
    const portions = readUnlessDash(cells, `portions:${sizeId}`, numberTyped, 'unread-number');
    if (price === undefined && portions === undefined) return [];
    return [
      { sizeId, ...(price !== undefined && { price }), ...(portions !== undefined && { quantityAvailable: portions }) },
    ];
  });
}

/** What shops call the only size of a dish is the first one here. */
const sizeTyped = (text: string, { sizes, sizeIds }: ProductFacts) =>
  plainWords(text) === 'default title' ? sizeIds[0] : sizes.get(plainWords(text));

/** A dash is a dish without that size. */
const readUnlessDash = (
  ...[cells, column, reader, code]: [Cells, string, (text: string) => number | undefined, FileCellCode]
) => (/^[-–—/]$/.test(cells.text(column)) ? undefined : cells.read(column, reader, code));

/** Several lines of one dish: one for each size. Allergens are united, and what contradicts itself stops them. */
export function joinProduct(lines: readonly ProductFields[], differences: Differences): ProductFields {
  const agreed = agreement(lines, differences);
  const declarations = lines.flatMap(({ declaration }, index) => (declaration ? [{ ...declaration, index }] : []));
  addDenial(
    declarations.map(({ allergens, allergensDeclared, index }) => ({
      index,
      isDenial: allergensDeclared && allergens.length === 0,
      isNaming: allergens.length > 0,
    })),
    differences,
  );
  const sizes = [...new Set(lines.flatMap(({ offers }) => offers.map(({ sizeId }) => sizeId)))];
  const offerOf = (sizeId: number) => (line: ProductFields) => line.offers.find((offer) => offer.sizeId === sizeId);
  const textOf = (key: keyof ProductFields['texts']) => agreed(key, ({ texts }) => texts[key]) ?? '';
  const tagIds = lines.flatMap((line) => line.tagIds ?? []);
  return {
    name: agreed('nameFr', ({ name }) => name, plainWords) ?? '',
    slug: agreed('slug', ({ slug }) => slug) ?? '',
    nameEn: agreed('nameEn', ({ nameEn }) => nameEn) ?? '',
    texts: {
      descriptionFr: textOf('descriptionFr'),
      descriptionEn: textOf('descriptionEn'),
      ingredientsFr: textOf('ingredientsFr'),
      ingredientsEn: textOf('ingredientsEn'),
    },
    categoryId: agreed('category', ({ categoryId }) => categoryId),
    categoryName: agreed('category', ({ categoryName }) => categoryName, plainWords),
    taxRateId: agreed('taxRate', ({ taxRateId }) => taxRateId),
    status: agreed('status', ({ status }) => status),
    tagIds: tagIds.length > 0 ? [...new Set(tagIds)] : undefined,
    declaration:
      declarations.length > 0
        ? declarations.reduce<Declaration>((sum, next) => withoutLoss(next, sum), noDeclaration)
        : undefined,
    weekdays: agreed('weekdays', ({ weekdays }) => weekdays, String),
    offers: sizes.map((sizeId) => {
      const price = agreed('price', (line) => offerOf(sizeId)(line)?.price);
      const quantityAvailable = agreed(`portions:${sizeId}`, (line) => offerOf(sizeId)(line)?.quantityAvailable);
      return {
        sizeId,
        ...(price !== undefined && { price }),
        ...(quantityAvailable !== undefined && { quantityAvailable }),
      };
    }),
    nutrition: Object.assign({}, ...lines.map(({ nutrition }) => nutrition)) as Partial<Nutrition>,
  };
}

const noDeclaration: Declaration = { allergens: [], allergensDeclared: false };
