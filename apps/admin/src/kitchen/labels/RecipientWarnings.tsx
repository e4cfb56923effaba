import type { LabelDish, LabelRecipient } from '@traiteur/contract/kitchen/labels.ts';
import { ClientAllergies } from '../../orders/detail/ClientAllergies.tsx';
import { StopWarnings, UnansweredWarnings } from '../../delivery/delivery-report/StopWarnings.tsx';

/** Of who eats this portion; of the whole table where it is nobody's own. */
function ownOf({ clientAllergies, unaskedEaters, eater, lineEaterId }: LabelRecipient) {
  // Who is at the table no more is found by name alone.
  const isForThem = (row: { eaterId: number; eater: string }) =>
    !eater || (lineEaterId === null ? row.eater === eater : row.eaterId === lineEaterId);
  return { allergies: clientAllergies.filter(isForThem), unasked: unaskedEaters.filter(isForThem) };
}

export function hasWarnings(recipient: LabelRecipient): boolean {
  const { allergies, unasked } = ownOf(recipient);
  return recipient.conflicts.length + allergies.length + unasked.length > 0;
}

/** Conflicts with this dish, decided or not, and what its eater must not eat at all. */
export function RecipientWarnings({ dish, recipient }: { dish: LabelDish; recipient: LabelRecipient }) {
  const { allergies, unasked } = ownOf(recipient);
  const conflicts = recipient.conflicts.map((conflict) => ({ ...conflict, line: 0 }));
  const stop = { ...recipient, conflicts, items: [{ name: dish.name }] };
  return (
    <>
      <UnansweredWarnings stop={stop} />
      <StopWarnings stop={stop} />
      {allergies.length + unasked.length > 0 && (
        <ClientAllergies
          client={recipient}
          allergies={allergies.map((allergy) => ({ ...allergy, presence: null }))}
          unasked={unasked}
        />
      )}
    </>
  );
}
