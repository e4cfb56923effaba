import type { Stop } from '@traiteur/contract/delivery-report.ts';
import { useTranslations } from 'use-intl';
import { useConflictSentence } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { Caution } from './Caution.tsx';

/** What in a client's order meets their allergens, sentence by sentence. */
export function StopWarnings({ stop: { conflicts, client, items } }: { stop: Stop }) {
  const words = useTranslations('orders.conflict');
  const sentence = useConflictSentence();
  return conflicts.map((conflict) => (
    <Caution key={`${conflict.line} ${conflict.allergenId}`} isDanger={conflict.mustOverride}>
      {sentence(conflict, client, items[conflict.line]?.name)}
      {conflict.reason && <em> {words('quoted', { reason: conflict.reason })}</em>}
    </Caution>
  ));
}
