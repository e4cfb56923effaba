import { type DishConflict, type OrderDraft, reasonFor } from '@traiteur/front/orders/order-draft.ts';
import { useAnswerReason } from '../allergies/use-answer-reason.ts';
import { useDishSentences } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useTranslations } from 'use-intl';

/** An alarm per unsafe dish with all its allergens, and the reason why it stays. */
export function DishBands({ draft, conflicts }: { draft: OrderDraft; conflicts: readonly DishConflict[] }) {
  const words = useTranslations('orders.conflict');
  const sentencesOf = useDishSentences();
  const reasonText = useAnswerReason();
  return [...Map.groupBy(conflicts, ({ productId }) => productId)].map(([productId, ofDish]) => {
    const [title = '', ...otherSentences] = sentencesOf(ofDish, draft.client, ofDish[0]?.dish);
    const stops = ofDish.filter(({ mustOverride }) => mustOverride);
    const reasons = new Set(stops.flatMap((conflict) => reasonFor(draft, conflict) ?? []));
    return (
      <Alarm key={productId} tone={stops.length > 0 ? 'danger' : 'warning'} title={title}>
        {otherSentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {[...reasons].map((reason) => (
          <p key={reason}>{words('quoted', { reason: reasonText(reason) })}</p>
        ))}
      </Alarm>
    );
  });
}
