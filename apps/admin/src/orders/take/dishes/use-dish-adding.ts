import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { type AllergyOverride, eatersOfLine } from '@traiteur/domain/orders/allergies.ts';
import {
  conflictsWith,
  type DishConflict,
  type DraftLine,
  nextToAnswer,
  type OrderDraft,
  withDish,
  withOverride,
} from '@traiteur/front/orders/order-draft.ts';
import { tableOf } from '@traiteur/front/orders/table.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderFormState } from '../use-order-form.ts';

interface DishStop {
  line: DraftLine;
  conflicts: readonly [DishConflict, ...DishConflict[]];
  /** Whether a key asked for the dish: the focus then goes to the next one. */
  byKey: boolean;
}

/** Adds dishes to the draft; one with an allergen of whom it is for waits for a reason. */
export function useDishAdding({ draft, setDraft }: OrderFormState, onNextDish: () => void) {
  const [stop, setStop] = useState<DishStop>();
  const [addedLine, setAddedLine] = useState<DraftLine>();

  function addDish(product: ProductRow, line: DraftLine, byKey: boolean) {
    const [first, ...otherConflicts] = nextToAnswer(
      draft,
      conflictsWith(product, eatersOfLine(line.eaterId, tableOf(draft.client))),
    );
    if (first) setStop({ line, conflicts: [first, ...otherConflicts], byKey });
    else add((current) => withDish(current, line), line);
  }

  function add(change: (before: OrderDraft) => OrderDraft, line: DraftLine) {
    setDraft(change);
    setAddedLine(line);
  }

  function closeStop() {
    // While the dialog is open, it keeps the focus.
    flushSync(() => setStop(undefined));
    if (stop?.byKey) onNextDish();
  }

  function answerStop(override: AllergyOverride) {
    if (stop) add((current) => withOverride(withDish(current, stop.line), override), stop.line);
    closeStop();
  }

  return { stop, addedLine, addDish, answerStop, closeStop };
}
