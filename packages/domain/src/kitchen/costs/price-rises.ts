import type { Cents } from '../../money/money.ts';
import type { TaxRate } from '../../money/tax.ts';
import { taxParts } from '../../money/tax.ts';
import {
  costOfParts,
  type Cost,
  type ExactCost,
  type ExactPart,
  type GramPrice,
  type Inputs,
  type Margin,
  marginOf,
  partsOfCost,
  roundedCost,
} from './dish-costs.ts';
import { type Fraction, fraction, minus, over, plus, rounded, roundedUp, times } from './fractions.ts';
import { cheapestPack } from '../stock/stock.ts';

/** As a supplier sells an ingredient. */
interface SoldPack {
  id: number;
  /** Milligrams; null where nobody has said what it weighs. */
  packWeight: number | null;
  /** Cents, before tax. */
  price: Cents;
}

/** Of one article, or of all that an ingredient is sold as; in hundredths of a percent, or the new price of a pack. */
export type PriceRise = { articleId?: number | undefined } & ({ percent: number } | { price: Cents });

/** Rounded half up to whole cents, as a supplier bills them. */
export const raisedPacks = <Pack extends SoldPack>(packs: readonly Pack[], rise: PriceRise): Pack[] =>
  packs.map((pack) =>
    rise.articleId !== undefined && rise.articleId !== pack.id
      ? pack
      : {
          ...pack,
          price: 'price' in rise ? rise.price : rounded(fraction(pack.price * (10_000 + rise.percent), 10_000)),
        },
  );

/** By the article whose gram costs least, as the shopping list buys it. */
export function gramPrice(packs: readonly SoldPack[]): GramPrice | undefined {
  const pack = cheapestPack(packs);
  return pack && { price: pack.price, weight: pack.packWeight };
}

interface SoldPortion {
  /** Milligrams; null where nobody has said it. */
  weight: number | null;
  inputs: Inputs;
  /** As clients pay it. */
  price: Cents;
  taxRate: Pick<TaxRate, 'components'>;
  pricesIncludeTax: boolean;
}

interface RaisedIngredient {
  id: number;
  /** Of all ingredients, now. */
  prices: ReadonlyMap<number, GramPrice>;
  raised: GramPrice | undefined;
}

interface PriceRiseEffect {
  net: Cents;
  before: Cost & Margin;
  after: Cost & Margin;
  /** Prices that clients would pay, rounded up: with the same margin in cents, and in percent. Null where not known. */
  priceForMargin: Cents | null;
  priceForRate: Cents | null;
}

/** What another price of one ingredient makes of a portion; undefined where none of it is in there. */
export function riseEffect(
  { weight, inputs, price, taxRate, pricesIncludeTax }: SoldPortion,
  { id, prices, raised }: RaisedIngredient,
): PriceRiseEffect | undefined {
  if (!inputs.has(id)) return undefined;
  const now = partsOfCost(weight, inputs, prices);
  const then = partsOfCost(weight, inputs, new Map([...prices, [id, raised]]));
  const [ownNow, ownThen] = [ownTotal(now, id), ownTotal(then, id)];
  const [exactNow, exactThen] = [costOfParts(now), costOfParts(then)];
  const [allNow, allThen] = [wholeTotal(exactNow), wholeTotal(exactThen)];
  const { net } = taxParts(price, taxRate.components, pricesIncludeTax);
  const [costNow, costThen] = [roundedCost(exactNow), roundedCost(exactThen)];
  const allRates = taxRate.components.reduce((sum, { rate }) => sum + rate, 0);
  const withTax = pricesIncludeTax ? fraction(100_000 + allRates, 100_000) : fraction(1);
  return {
    net,
    before: { ...costNow, ...marginOf(net, costNow) },
    after: { ...costThen, ...marginOf(net, costThen) },
    priceForMargin:
      ownNow && ownThen ? Math.max(0, roundedUp(plus(fraction(price), times(minus(ownThen, ownNow), withTax)))) : null,
    priceForRate:
      allNow && allThen && allNow.numerator > 0n ? roundedUp(times(fraction(price), over(allThen, allNow))) : null,
  };
}

const ownTotal = (parts: readonly ExactPart[], id: number): Fraction | null =>
  costOfParts(parts.filter(({ ingredientId }) => ingredientId === id)).total;

const wholeTotal = ({ total, isWhole }: ExactCost): Fraction | null => (isWhole ? total : null);
