import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import type { OwnData } from '../account/use-own-data.ts';
import { AcceptedDishes } from '../checkout/steps/AcceptedDishes.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { NumberedText } from '../texts/NumberedText.tsx';
import { AddDish } from './AddDish.tsx';
import styles from './Change.module.css';
import { ChangedLines } from './ChangedLines.tsx';
import { ChangedPlace } from './ChangedPlace.tsx';
import { ChangeNotes } from './ChangeNotes.tsx';
import { ChangeSums } from './ChangeSums.tsx';
import { StaleOrder } from './StaleOrder.tsx';
import { openConflictsOf, useChange } from './use-change.ts';

interface ChangeFormProps {
  order: OwnOrder;
  own: OwnData;
  /** Largest quantity of a line. */
  most: number;
  isOnline: boolean;
}

export function ChangeForm({ order, own, most, isOnline }: ChangeFormProps) {
  const words = useShopWords('ownOrders.change');
  const to = useTo();
  const { moment } = useDates();
  const { browser } = useAlive();
  const state = useChange(order, most, leave);
  const openConflicts = state.quote.value && openConflictsOf(state.quote.value);

  function leave({ id, paymentChoice, due }: OwnOrder): void {
    const isPaidNow = isOnline && paymentChoice === 'online' && due > 0;
    browser?.leaveFor(isPaidNow ? to('payOrder', { id }) : `${to('order', { id })}?changed=1`);
  }

  return (
    <div className={styles['page']}>
      <h1 className="headline">
        <NumberedText number={order.number}>{words('title', { number: order.number })}</NumberedText>
      </h1>
      {order.cancellableUntil && <p className="hint">{words('until', { moment: moment(order.cancellableUntil) })}</p>}
      {state.isFound && !state.stale && <p role="status">{words('found')}</p>}
      {state.stale && <StaleOrder order={state.stale} state={state} />}
      <div className={styles['columns']}>
        <div className={styles['parts']}>
          <section className={`panel ${styles['part']}`} aria-labelledby="change-dishes">
            <h2 id="change-dishes">{words(order.groupOrder ? 'guestDishes' : 'dishes')}</h2>
            {order.groupOrder ? (
              <p className="hint">{words('groupHint')}</p>
            ) : (
              <>
                <ChangedLines state={state} table={own.eaters} />
                <AddDish state={state} table={own.eaters} />
              </>
            )}
          </section>
          {openConflicts && openConflicts.conflicts.length > 0 && (
            <section className={`panel ${styles['part']}`} aria-labelledby="change-accept">
              <h2 id="change-accept">{words('accept')}</h2>
              <AcceptedDishes
                table={own.eaters}
                quotes={{ items: [openConflicts] }}
                accepted={state.accepted}
                onChange={state.accept}
              />
            </section>
          )}
          <ChangedPlace state={state} addresses={own.addresses} />
          <ChangeNotes state={state} />
        </div>
        <ChangeSums state={state} />
      </div>
    </div>
  );
}
