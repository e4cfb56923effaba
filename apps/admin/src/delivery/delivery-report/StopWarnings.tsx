import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';
import { useTranslations } from 'use-intl';
import { useAnswerReason } from '../../orders/allergies/use-answer-reason.ts';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';
import styles from './DeliveryReport.module.css';

type WarnedStop = Pick<Stop, 'conflicts' | 'client' | 'eaterId' | 'status'> & {
  items: readonly Pick<Stop['items'][number], 'name'>[];
};

/** A batch on hold: the order stays in the house, or comes back. */
export function HeldWarning({ stop: { isHeld } }: { stop: Pick<Stop, 'isHeld'> }) {
  const words = useTranslations('orders.hold');
  if (!isHeld) return null;
  return (
    <p className={styles['unanswered']}>
      <b>{words('keepBack')}</b>
    </p>
  );
}

/** The unanswered conflicts of an order. They stand before the dishes, and warn a driver already on the road. */
export function UnansweredWarnings({ stop: { conflicts, client, eaterId, items, status } }: { stop: WarnedStop }) {
  const words = useTranslations('orders.conflict');
  const sentence = useConflictSentence();
  return conflicts.filter(isUnanswered).map((conflict) => (
    <p
      key={`${conflict.line} ${conflict.allergenId} ${conflict.eaterId} ${conflict.eater}`}
      className={styles['unanswered']}
    >
      <b>{words('toAnswer')}</b> ·{' '}
      {sentence(conflict, nameBeside({ eaterId }, conflict) || client, items[conflict.line]?.name)}
      {status === 'delivering' && <strong> {words('keepBack')}</strong>}
    </p>
  ));
}

/** The answered conflicts of an order, with the reason why the dish stays. */
export function StopWarnings({ stop: { conflicts, client, eaterId, items } }: { stop: WarnedStop }) {
  const words = useTranslations('orders.conflict');
  const sentence = useConflictSentence();
  const reasonText = useAnswerReason();
  const answeredConflicts = conflicts.filter((conflict) => !isUnanswered(conflict));
  return answeredConflicts.map((conflict) => (
    <p
      key={`${conflict.line} ${conflict.allergenId} ${conflict.eaterId} ${conflict.eater}`}
      className={conflict.mustOverride ? styles['danger'] : styles['care']}
    >
      {sentence(conflict, nameBeside({ eaterId }, conflict) || client, items[conflict.line]?.name)}
      {conflict.reason && <em> {words('quoted', { reason: reasonText(conflict.reason) })}</em>}
    </p>
  ));
}
