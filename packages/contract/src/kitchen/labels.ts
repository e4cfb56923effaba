import { labelFormats } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { labelMentions } from '@traiteur/domain/kitchen/labels/missing-mentions.ts';
import { longestList } from '@traiteur/domain/kitchen/pots/ingredient-list.ts';
import * as z from 'zod/mini';
import { nutrition } from '../catalogue/products.ts';
import { stop } from '../delivery/delivery-report.ts';
import { lineAllergen } from '../orders/order-record.ts';
import {
  bilingual,
  count,
  distinct,
  id,
  idParameter,
  localDate,
  localTime,
  moment,
  optionalBilingual,
  spreadsheetType,
  text,
} from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const labelMaker = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  /** Why its labels need no nutrition; empty: they do. */
  exemption: z.string(),
});

/** A dish in one size, cooked for a day. */
const labelDish = z.object({
  productId: id,
  sizeId: id,
  /** Null where its content is typed. */
  recipeId: z.nullable(id),
  name: bilingual(120),
  sizeName: bilingual(80),
  ingredients: optionalBilingual(longestList),
  areAllergensSure: z.boolean(),
  /** Of its meat; empty without any, or where nothing is known. */
  meatOrigin: optionalBilingual(500),
  /** A meat in it of which the law asks more than is known; null: none. */
  originlessIngredientId: z.nullable(id),
  /** Milligrams. */
  netWeight: z.nullable(count),
  /** Milligrams of a millilitre of what is sold by volume; null: by weight. */
  density: z.nullable(count),
  lot: z.string(),
  useBy: z.nullable(localDate),
  keeping: optionalBilingual(200),
  reheating: optionalBilingual(200),
  /** Of this portion. */
  nutrition,
  /** Its page on the site. */
  url: z.object({ fr: z.string(), en: z.string() }),
});
export type LabelDish = z.output<typeof labelDish>;

/** Once who it was is forgotten, names and allergies are empty. */
const recipient = z.object({
  ...z.pick(stop, {
    number: true,
    status: true,
    client: true,
    eaterId: true,
    conflicts: true,
    clientAllergies: true,
    unaskedEaters: true,
  }).shape,
  /** Whose portion it is; empty: the whole table’s. */
  eater: z.string(),
  lineEaterId: z.nullable(id),
  zoneName: bilingual(80),
  start: localTime,
  end: localTime,
  /** The graver of what the dish contained when it was ordered and of what it does now. */
  allergens: z.array(lineAllergen),
});
export type LabelRecipient = z.output<typeof recipient>;

const labelPortion = z.object({
  orderId: id,
  /** Index among the dishes. */
  dish: count,
  quantity: count,
  recipient,
});
export type LabelPortion = z.output<typeof labelPortion>;

const labelContent = { date: localDate, maker: labelMaker, dishes: z.array(labelDish) };

const labels = z.object({
  ...labelContent,
  /** Of each dish, what the law wants and that is not there, in the language asked for. */
  missing: z.array(z.array(z.enum(labelMentions))),
  /** Of each dish, its lot where that is on hold: it is not printed. */
  heldLots: z.array(z.nullable(z.string())),
  /** In the order of the packing slips. */
  portions: z.array(z.extend(labelPortion, { lineId: id })),
});
export type Labels = z.output<typeof labels>;

const printFacts = {
  id,
  date: localDate,
  format: z.enum(labelFormats),
  locale: z.enum(['fr', 'en']),
  at: moment,
  by: z.string(),
};

const labelPrintRow = z.object({ ...printFacts, labels: count });
export type LabelPrintRow = z.output<typeof labelPrintRow>;

/** Of a dish, what was wanted and is not among the labels, and why. */
const unprintedDish = z.object({
  ...z.pick(labelDish, { name: true, sizeName: true, lot: true }).shape,
  portions: count,
  isHeld: z.boolean(),
  missing: z.array(z.enum(labelMentions)),
});
export type UnprintedDish = z.output<typeof unprintedDish>;

const labelPrint = z.object({
  ...printFacts,
  ...labelContent,
  portions: z.array(labelPortion),
  unprinted: z.array(unprintedDish),
});
export type LabelPrint = z.output<typeof labelPrint>;

/** Of one print. */
const mostLines = 3000;

const noun = operationsOf('labels', {
  getLabels: {
    summary:
      'What the labels of a date’s portions say, without one of the next that delivers, and what the law wants on them that is missing; cancelled orders left out.',
    method: 'GET',
    path: '/labels',
    scope: 'delivery:read',
    query: z.strictObject({ date: z.optional(localDate) }),
    result: labels,
    refusals: [],
  },
  printLabels: {
    summary:
      'Keeps the labels of some portions of a date as they are printed, in the language asked for; refused as long as the law wants a mention that one of them lacks, or a batch is on hold. Dishes that were wanted too and are left out are kept with their reason.',
    method: 'POST',
    path: '/label-prints',
    scope: 'kitchen:write',
    largestBody: 128 * 1024,
    body: z.strictObject({
      date: localDate,
      format: z.enum(labelFormats),
      lineIds: z.array(id).check(z.minLength(1), z.maxLength(mostLines), distinct),
      /** Wanted too, and left out: the print says so. */
      unprintedIds: z.optional(z.array(id).check(z.maxLength(mostLines), distinct)),
    }),
    result: labelPrint,
    status: 201,
    audit: 'call',
    refusals: ['not-found', 'label-incomplete', 'batch-held'],
  },
  listLabelPrints: {
    summary: 'Lists when labels of a date were printed, by whom and how many, the latest first.',
    method: 'GET',
    path: '/label-prints',
    scope: 'delivery:read',
    query: z.strictObject({ date: localDate }),
    result: z.object({ items: z.array(labelPrintRow) }),
    refusals: [],
  },
  getLabelPrint: {
    summary: 'Answers labels as they were printed, without who has been forgotten since.',
    method: 'GET',
    path: '/label-prints/{id}',
    scope: 'delivery:read',
    params: oneThing,
    result: labelPrint,
    refusals: ['not-found'],
  },
  exportLabelPrints: {
    summary:
      'An Excel file of the labels that were printed for a date, of a round, a dish or an order alone where one is named: when and by whom, for which order, of which lot and until when.',
    method: 'GET',
    path: '/exports/label-prints',
    scope: 'delivery:read',
    query: z.strictObject({
      date: localDate,
      /** Its zone and hours, as `labelRound` writes them. */
      round: z.optional(text(100)),
      productId: z.optional(idParameter),
      /** Of an order. */
      number: z.optional(text(20)),
    }),
    produces: spreadsheetType,
    audit: 'call',
    refusals: [],
  },
});
export { noun as labels };
