import { ordersOfClosedDay } from '@traiteur/contract/house/dashboard-lists.ts';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';

// Most days that are closed have no orders.
const BadDayActions = lazyPart(async () => ({
  default: (await import('../../orders/bad-day/BadDayActions.tsx')).BadDayActions,
}));

/** What is done with the standing orders of a closed day, all at once. */
export function DayActions({ date, orders, onDone }: { date: string; orders: number; onDone: () => void }) {
  const { sort: _sort, ...matching } = ordersOfClosedDay(date);
  return (
    <Suspense>
      <div className="dialog-choices">
        <BadDayActions target={{ matching }} count={orders} onDone={onDone} />
      </div>
    </Suspense>
  );
}
