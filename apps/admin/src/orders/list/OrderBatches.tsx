import { useQueryClient } from '@tanstack/react-query';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { batchActions, orderBatches } from '@traiteur/domain/orders/order-batches.ts';
import { nextStatus, orderStatuses, type UsualAction } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';
import type { RowChoice } from '@traiteur/kit/list/use-row-choice.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { BatchReport } from '../../list/batches/BatchReport.tsx';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { useBatch } from '../../list/batches/use-batch.ts';
import { useTo } from '../../use-to.ts';
import { BadDayActions } from '../bad-day/BadDayActions.tsx';
import { useBatchUndo } from '../undo/use-batch-undo.ts';
import { orderKeys } from '../order-queries.ts';
import { PrintOrdersButton } from '../paper/PrintOrdersButton.tsx';
import { PayOrdersButton } from '../payments/PayOrdersButton.tsx';

interface OrderBatchesProps {
  choice: RowChoice<OrderRow>;
  /** Search and filters of the list. */
  matching: Readonly<Record<string, string | undefined>>;
  sort: string | undefined;
  /** How many orders the list has, as far as known. */
  total: number;
}

/** The actions on chosen orders and the report of the last one. A new batch action is a button here. */
export default function OrderBatches({ choice, matching, sort, total }: OrderBatchesProps) {
  const to = useTo();
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders');
  const batch = useBatch();
  const undo = useBatchUndo();
  const count = choice.all ? total : choice.rows.length;
  const target: BatchTarget = choice.all ? { matching } : { ids: choice.rows.map(({ id }) => id) };

  async function apply(action: UsualAction) {
    const { doneIds, refusedIds } = await batch.run({
      target,
      sentenceOf: (count) => words(`batchDone.${action}`, { count }),
      send: (request) => api.call('orders', orderBatches[action], {}, request),
    });
    undo.offer(doneIds);
    // The refused ones stay chosen, so that the user can look into them.
    choice.chooseOnly(refusedIds);
    await queries.invalidateQueries({ queryKey: orderKeys.all });
  }
  return (
    <>
      {!batch.isRunning && <PrintOrdersButton choice={choice} matching={matching} sort={sort} count={count} />}
      {!batch.isRunning && (
        <BadDayActions target={target} count={count} onDone={(refusedIds) => choice.chooseOnly(refusedIds)} />
      )}
      {!batch.isRunning && <PayOrdersButton choice={choice} target={target} />}
      {!batch.isRunning && <StepButtons choice={choice} matching={matching} onTake={(action) => void apply(action)} />}
      <BatchReport batch={batch} linkTo={(id) => to('order', { id })} />
    </>
  );
}

/** Steps that at least one chosen order and this user can take; the server decides for each order. */
function StepButtons({
  choice,
  matching,
  onTake,
}: Omit<OrderBatchesProps, 'total' | 'sort'> & { onTake: (action: UsualAction) => void }) {
  const api = useApi();
  const words = useTranslations('orders');
  const listWords = useTranslations('lists.batch');
  const offeredActions = batchActions.filter((action) => api.offers('orders', orderBatches[action]));
  // When all matching rows are chosen, the filters say which statuses occur.
  const filteredStatuses = matching['status']?.split(',') ?? orderStatuses;
  const statuses = choice.all
    ? orderStatuses.filter((status) => filteredStatuses.includes(status))
    : choice.rows.map(({ status }) => status);
  return offeredActions.map((action, index) => {
    const { length: count } = statuses.filter((status) => nextStatus(status, action) !== undefined);
    if (count === 0) return null;
    const step = words(`batchStep.${action}`);
    const isPart = !choice.all && count < choice.rows.length;
    return (
      <Button
        key={action}
        variant={
          index === offeredActions.findIndex((candidate) => statuses.some((status) => nextStatus(status, candidate)))
            ? 'primary'
            : 'default'
        }
        onClick={() => onTake(action)}
      >
        {isPart ? listWords('someOf', { step, count, chosen: choice.rows.length }) : step}
      </Button>
    );
  });
}
