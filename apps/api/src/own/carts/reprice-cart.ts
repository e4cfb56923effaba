import type { CartChange } from '@traiteur/contract/own/cart-changes.ts';
import { articleIdOf } from '@traiteur/domain/catalogue/article-id.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { OfferFacts } from '../../orders/place/order-facts.ts';
import type { StoredCart, StoredLine } from './cart-rows.ts';

interface SettledLine extends StoredLine {
  name: Bilingual;
  sizeName: Bilingual;
  unitPrice: number;
}

export interface RepricedCart extends StoredCart {
  lines: SettledLine[];
  slotStart: string | null;
  slotEnd: string | null;
  changes: CartChange[];
}

export interface CatalogueFacts {
  /** By date, with the portions taken for it. */
  offers: Map<string | null, readonly OfferFacts[]>;
  largestLineQuantity: number;
  /** Undefined where the slot takes no orders. */
  slot: { start: string; end: string } | undefined;
}

/** Articles no longer sold are removed; the rest stays, at today's prices and availability. */
export function repriceCart(cart: StoredCart, facts: CatalogueFacts): RepricedCart {
  const earlierPortions = new Map<string, number>();
  const settledLines = cart.lines.map((line) => {
    const date = line.date ?? cart.deliveryDate;
    const article = `${date} ${articleIdOf(line)}`;
    const earlier = earlierPortions.get(article) ?? 0;
    const settledLine = repriceLine(line, date, earlier, facts);
    earlierPortions.set(article, earlier + (settledLine.line?.quantity ?? 0));
    return settledLine;
  });
  const isSlotLost = cart.scheduleId !== null && !facts.slot;
  return {
    ...cart,
    scheduleId: isSlotLost ? null : cart.scheduleId,
    slotStart: facts.slot?.start ?? null,
    slotEnd: facts.slot?.end ?? null,
    lines: settledLines.flatMap(({ line }) => line ?? []),
    changes: [
      ...settledLines.flatMap(({ changes }) => changes),
      ...(isSlotLost ? [{ kind: 'slot' as const, line: null, before: null, after: null }] : []),
    ],
  };
}

function repriceLine(
  line: StoredLine,
  date: string | null,
  /** Of the same article in the cart's lines above. */
  earlierPortions: number,
  { offers, largestLineQuantity }: CatalogueFacts,
): { line?: SettledLine; changes: CartChange[] } {
  const offer = offers
    .get(date)
    ?.find(({ productId, sizeId }) => productId === line.productId && sizeId === line.sizeId);
  const names = { name: offer?.name ?? nameless, sizeName: offer?.sizeName ?? nameless };
  const lineNames = { lineId: line.lineId, articleId: articleIdOf(line), ...names };
  const change = (kind: CartChange['kind'], oldValue: number | null, newValue: number | null): CartChange => ({
    kind,
    line: lineNames,
    before: oldValue,
    after: newValue,
  });
  if (!offer || offer.price === null || offer.status !== 'published')
    return { changes: [change('not-sold', line.quantity, 0)] };
  const isCooked = offer.isOffered;
  const portionsLeft =
    date === null || offer.available === null ? Infinity : Math.max(0, offer.available - offer.taken - earlierPortions);
  const most = isCooked ? Math.min(portionsLeft, largestLineQuantity) : largestLineQuantity;
  const changes = [
    ...(isCooked ? [] : [change('not-that-day', null, null)]),
    ...(line.quantity > most ? [change('portions', line.quantity, most)] : []),
    ...(line.unitPrice !== null && line.unitPrice !== offer.price
      ? [change('price', line.unitPrice, offer.price)]
      : []),
  ];
  if (most === 0) return { changes };
  const quantity = Math.min(line.quantity, most);
  return { line: { ...line, ...names, quantity, unitPrice: offer.price }, changes };
}

const nameless = { fr: '', en: '' };
