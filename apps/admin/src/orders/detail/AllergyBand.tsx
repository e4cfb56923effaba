import type { Order } from '@traiteur/contract/order-record.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { AnswerButton } from '../allergies/AnswerButton.tsx';
import styles from './OrderDetail.module.css';

type Conflict = Order['conflicts'][number];

/** The conflicts of an order, those first that wait for an answer: person, allergen and dish. It cannot be closed. */
export function AllergyBand({ order }: { order: Order }) {
  const sentence = useConflictSentence();
  const client = `${order.client.firstName} ${order.client.lastName}`;
  return order.conflicts.map((conflict) => (
    <Alarm
      key={`${conflict.line} ${conflict.allergenId}`}
      tone={conflict.mustOverride ? 'danger' : 'warning'}
      title={sentence(conflict, client, order.lines[conflict.line]?.name)}
    >
      <Discovery conflict={conflict} />
      {isUnanswered(conflict) ? <ToAnswer order={order} conflict={conflict} /> : <Answer conflict={conflict} />}
    </Alarm>
  ));
}

/** Since when it is known and by whom, where that was after the order. */
function Discovery({ conflict: { foundAt, foundBy } }: { conflict: Conflict }) {
  const words = useTranslations('orders.conflict');
  const dates = useDates();
  return foundAt !== null && foundBy !== null && <p>{words('found', { at: dates.moment(foundAt), by: foundBy })}</p>;
}

function ToAnswer({ order, conflict }: { order: Order; conflict: Conflict }) {
  const words = useTranslations('orders.conflict');
  const productId = order.lines[conflict.line]?.productId;
  const isOnTheRoad = order.status === 'delivering';
  return (
    <>
      <p>
        <b>{words(isOnTheRoad ? 'unansweredOnTheRoad' : 'unanswered')}</b>
      </p>
      {productId !== undefined && (
        <div className={styles['answer']}>
          <AnswerButton order={order} productId={productId} />
        </div>
      )}
    </>
  );
}

/** Who answered for it, when and why. */
function Answer({ conflict: { answeredBy, answeredAt, reason } }: { conflict: Conflict }) {
  const words = useTranslations('orders.conflict');
  const dates = useDates();
  if (answeredBy === null || answeredAt === null) return null;
  return words('overridden', { by: answeredBy, at: dates.moment(answeredAt), reason });
}
