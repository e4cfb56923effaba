import { Button } from '@traiteur/kit/look/Button.tsx';
import { useSaveKey } from '@traiteur/kit/form/use-save-key.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { AllergyStop } from './AllergyStop.tsx';
import {
  dishConflicts,
  type Missing,
  missingIn,
  nextToAnswer,
  type OrderDraft,
  withOverride,
} from '@traiteur/front/orders/order-draft.ts';
import type { OrderFormState } from './use-order-form.ts';

interface PlaceOrderProps {
  form: OrderFormState;
  /** Called when the save key is pressed while a part is missing. */
  onMissing: (missing: Missing) => void;
}

/** Saves the order after asking for each unanswered conflict; says what blocks saving. */
export function PlaceOrder({ form, onMissing }: PlaceOrderProps) {
  const { draft, setDraft, isDirty, enteredDishes, missedDishes, quote, firstFault, place, placing, placingFailed } =
    form;
  const words = useTranslations('orders.form');
  const failureMessage = useFailureMessage();
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [heldBack, setHeldBack] = useState<OrderDraft>();

  const conflicts = quote.data ? dishConflicts(quote.data) : [];
  const [first, ...otherConflicts] = asking && !quote.isPlaceholderData ? nextToAnswer(draft, conflicts) : [];
  const missingParts = missingIn(draft);
  const [enteredDish] = enteredDishes;
  const [missedDish] = missedDishes;
  // Staff may believe that the typed dish is part of the order.
  const missedText = missedDish && words('dishNotAdded', { text: missedDish.text });
  const lack = missingParts.length
    ? words('missing', { what: missingParts.map((part) => words(part).toLowerCase()).join(', ') })
    : (missedText ?? firstFault ?? (isDirty ? undefined : words('unchanged')));
  const label = words(draft.standing ? 'save' : 'place');
  // A dish that is still searched for is meant to be part of the order.
  const why = enteredDish ? words('lookingFor', { text: enteredDish.text }) : lack;

  // A shortcut leaves the focus in a field: move it to the button first, as a click would.
  useSaveKey(button, () => {
    flushSync(() => button.current?.focus());
    button.current?.click();
    const missingPart = missingParts[0] ?? (missedDish && 'dishes');
    if (enteredDish || !missingPart) return;
    setHeldBack(draft);
    onMissing(missingPart);
  });

  async function save(placedDraft: OrderDraft) {
    setHeldBack(undefined);
    setAsking(false);
    if (!(await place(placedDraft))) return;
    setHeldBack(placedDraft);
    setAsking(true);
  }

  return (
    <>
      {placingFailed && (
        <p role="alert" className="fault">
          {failureMessage(placingFailed)}
        </p>
      )}
      {heldBack === draft && lack && (
        <p role="alert" className="fault">
          {lack}
        </p>
      )}
      <Button
        ref={button}
        data-place
        variant="primary"
        busy={placing}
        disabledReason={why}
        onClick={() => void save(draft)}
      >
        {label}
      </Button>
      {first && (
        <AllergyStop
          draft={draft}
          conflicts={[first, ...otherConflicts]}
          confirm={label}
          onClose={() => setAsking(false)}
          onAnswer={(override) => {
            const answeredDraft = withOverride(draft, override);
            setDraft(answeredDraft);
            if (nextToAnswer(answeredDraft, conflicts).length === 0) void save(answeredDraft);
          }}
        />
      )}
    </>
  );
}
