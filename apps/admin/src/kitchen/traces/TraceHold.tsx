import { useQuery } from '@tanstack/react-query';
import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { HoldButton } from '../batch-holds/HoldButton.tsx';
import { openHoldsQuery } from '../batch-holds/hold-queries.ts';
import { RecallButton } from '../recalls/RecallButton.tsx';
import styles from './Traces.module.css';

/** Of a batch: whether nothing more goes on with it. */
export function TraceHold({ trace: { root, goods, lots } }: { trace: Trace }) {
  const words = useTranslations('batchHolds');
  const isBatch = root.kind === 'goods' || root.kind === 'lot';
  const { data } = useQuery({ ...openHoldsQuery(useApi()), enabled: isBatch });
  if (!isBatch || !data) return null;
  const batch = root.kind === 'goods' ? { ingredientBatchId: root.id } : { cookedBatchId: root.id };
  const ownHold = data.items.find(({ ingredientBatchId, cookedBatchId }) =>
    root.kind === 'goods' ? ingredientBatchId === root.id : cookedBatchId === root.id,
  );
  const rows = root.kind === 'goods' ? goods : lots;
  return (
    <div className={styles['buttons']}>
      {rows.some(({ id, isHeld }) => id === root.id && isHeld) && <Chip tone="alarm">{words('held')}</Chip>}
      <HoldButton batch={batch} number={root.number} holdId={ownHold?.id ?? null} />
      <RecallButton batch={batch} number={root.number} />
    </div>
  );
}
