import type { Quote } from '@traiteur/contract/orders/order-quotes.ts';
import type { Context } from '../../core/context.ts';
import { fieldErrorOf } from '../../http/refusal-sentences.ts';
import { Refusal } from '../../core/refusal.ts';
import { type Assessment, assessOrder, pricedLine } from './assess-order.ts';
import type { DraftOrder, OrderFacts } from './order-facts.ts';
import { type EarlierOrder, readFactsAfter } from './read-facts.ts';

type QuoteContext = Pick<Context, 'db' | 'clock' | 'house' | 'locale' | 'caller'>;

/** `earlier`: orders of the same request that would be placed before it. */
export async function quoteOrder(
  draft: DraftOrder,
  context: QuoteContext,
  earlier: readonly EarlierOrder[] = [],
): Promise<Quote> {
  const { db, clock, house } = context;
  const now = clock();
  const facts = await readFactsAfter(db, earlier, draft, now);
  if (!facts) throw new Refusal('no-delivery-configuration');
  return quoteOf(assessOrder(draft, facts, house, now), facts, context);
}

export function quoteOf(
  assessment: Assessment,
  facts: Pick<OrderFacts, 'client'>,
  { house, locale, caller }: Pick<Context, 'house' | 'locale' | 'caller'>,
): Quote {
  const reader = { locale, ...house, isStaff: caller?.kind === 'staff' };
  const { lines, priced, discountCode, freeDeliveryFrom, conflicts, faults } = assessment;
  return {
    ...priced,
    discountCode: discountCode?.code ?? null,
    freeDeliveryFrom,
    lines: lines.map(({ offer, quantity, eater }, index) => {
      const { gross, discount, total } = pricedLine(assessment, index);
      return {
        productId: offer.productId,
        sizeId: offer.sizeId,
        name: offer.name,
        sizeName: offer.sizeName,
        quantity,
        unitPrice: offer.price,
        gross,
        discount,
        total,
        allergens: offer.allergens,
        eaterId: eater?.id ?? null,
        eater: eater?.name ?? '',
      };
    }),
    conflicts: conflicts.map(({ isClient: _isClient, productId: _productId, ...conflict }) => {
      const eater = facts.client?.table.find(({ id }) => id === conflict.eaterId);
      const allergen = eater?.allergens.find(({ allergenId }) => allergenId === conflict.allergenId);
      return { ...conflict, eater: eater?.name ?? '', allergen: allergen?.name ?? { fr: '', en: '' } };
    }),
    faults: faults.map((fault) => ({ ...fieldErrorOf(fault, reader), code: fault.code })),
  };
}
