import type { Stop } from '@traiteur/contract/delivery-report.ts';
import { useTranslations } from 'use-intl';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';
import styles from './DeliveryReport.module.css';

/** What in a client's order meets their allergens, sentence by sentence. */
export function StopWarnings({ stop: { conflicts, client, items } }: { stop: Stop }) {
  const words = useTranslations('orders.conflict');
  const sentence = useConflictSentence();
  return conflicts.map((conflict) => (
    <p
      key={`${conflict.line} ${conflict.allergenId}`}
      className={conflict.mustOverride ? styles['danger'] : styles['care']}
    >
      {sentence(conflict, client, items[conflict.line]?.name)}
      {conflict.reason && <em> {words('quoted', { reason: conflict.reason })}</em>}
    </p>
  ));
}
