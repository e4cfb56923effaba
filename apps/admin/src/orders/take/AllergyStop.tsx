import type { AllergyOverride } from '@traiteur/domain/orders/allergies.ts';
import { useTranslations } from 'use-intl';
import { useDishSentences } from '@traiteur/front/orders/use-conflict-sentence.ts';
import type { DishConflict, OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import { ReasonDialog } from '../reasons/ReasonDialog.tsx';

interface AllergyStopProps {
  draft: OrderDraft;
  /** The conflicts of one dish with one eater. */
  conflicts: readonly [DishConflict, ...DishConflict[]];
  /** The text of the confirm button. */
  confirm: string;
  onClose: () => void;
  onAnswer: (override: AllergyOverride) => void;
}

/** Asks for a reason before a dish with an allergen of the client is ordered. */
export function AllergyStop({ draft, conflicts, confirm, onClose, onAnswer }: AllergyStopProps) {
  const words = useTranslations('orders.conflict');
  const sentencesOf = useDishSentences();
  const [{ productId, eaterId, dish }] = conflicts;
  const allergenIds = [...new Set(conflicts.map(({ allergenId }) => allergenId))];
  return (
    <ReasonDialog
      // The field starts with this dish's own reason, never with that of another dish.
      key={`${productId} ${eaterId}`}
      title={words('stop')}
      confirm={confirm}
      before={
        draft.overrides.find((override) => override.productId === productId && override.eaterId === eaterId)?.reason
      }
      onClose={onClose}
      onReason={(reason) => onAnswer({ eaterId: eaterId ?? undefined, productId, allergenIds, reason })}
    >
      {sentencesOf(conflicts, draft.client, dish).map((sentence) => (
        <strong key={sentence}>{sentence}</strong>
      ))}
      <p>{words('stopExplained')}</p>
    </ReasonDialog>
  );
}
