import type { Client } from '@traiteur/contract/clients/clients.ts';
import { useDishSentences } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import type { OrderStart } from './order-start.ts';

interface OrderAgainBandProps {
  again: NonNullable<OrderStart['again']>;
  client: Client | null;
}

/** For an order taken again: dishes that are no longer sold, and new conflicts with the client's allergies. */
export function OrderAgainBand({ again: { number, notSold, conflicts }, client }: OrderAgainBandProps) {
  const words = useTranslations('orders.form');
  const nameOf = useLocalName();
  const sentencesOf = useDishSentences();
  const title = words('again', { number });
  if (notSold.length === 0 && conflicts.length === 0) return <p className="hint">{title}</p>;
  return (
    <Alarm tone={conflicts.some(({ mustOverride }) => mustOverride) ? 'danger' : 'warning'} title={title}>
      {notSold.length > 0 && <p>{words('notSold', { dishes: notSold.map(nameOf).join(', ') })}</p>}
      {[...Map.groupBy(conflicts, ({ productId }) => productId)].flatMap(([productId, ofDish]) =>
        sentencesOf(ofDish, client, ofDish[0]?.dish).map((sentence) => (
          <p key={`${productId} ${sentence}`}>{sentence}</p>
        )),
      )}
    </Alarm>
  );
}
