import en from 'virtual:words/screen/products/en';
import fr from 'virtual:words/screen/products/fr';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { type ProductStatus, productStatuses, productStatusesFrom } from '@traiteur/domain/catalogue/product-life.ts';
import type { RowChoice } from '@traiteur/kit/list/use-row-choice.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';
import { BatchReport } from '../../../list/batches/BatchReport.tsx';
import { ScreenWords } from '../../../noun/ScreenWords.tsx';
import { useTo } from '../../../use-to.ts';
import { DayChange } from './DayChange.tsx';
import { PriceChange } from './PriceChange.tsx';
import { useProductChange } from './use-product-change.ts';

interface ProductBatchesProps {
  choice: RowChoice<ProductRow>;
  /** Search and filters of the list. */
  matching: Readonly<Record<string, string | undefined>>;
}

export default function ProductBatches(props: ProductBatchesProps) {
  return (
    <ScreenWords fr={fr} en={en}>
      <Batches {...props} />
    </ScreenWords>
  );
}

function Batches({ choice, matching }: ProductBatchesProps) {
  const to = useTo();
  const words = useTranslations('products');
  const [open, setOpen] = useState<'prices' | 'weekdays'>();
  // Chosen when the dialog opened: a change may take products out of the list.
  const target: BatchTarget = choice.all ? { matching } : { ids: choice.rows.map(({ id }) => id) };
  const { batch, change } = useProductChange(choice, target);
  const isAny = choice.all || choice.rows.length > 0;
  const close = () => setOpen(undefined);
  return (
    <>
      {isAny && !batch.isRunning && (
        <>
          <Button onClick={() => setOpen('prices')}>{words('batches.prices')}</Button>
          <Button onClick={() => setOpen('weekdays')}>{words('batches.weekdays')}</Button>
          <StatusButtons
            choice={choice}
            matching={matching}
            onChange={(status) => void change({ status }, (count) => words(`batchDone.${status}`, { count }))}
          />
        </>
      )}
      {open === 'prices' && (
        <Dialog opened title={words('batches.prices')} size="lg" onClose={close}>
          <PriceChange
            target={target}
            onClose={close}
            onSave={(price) => {
              close();
              void change({ price }, (count) => words('batchDone.price', { count }));
            }}
          />
        </Dialog>
      )}
      {open === 'weekdays' && (
        <Dialog opened title={words('batches.weekdays')} onClose={close}>
          <DayChange
            onClose={close}
            onSave={(weekdays) => {
              close();
              void change({ weekdays }, (count) => words('batchDone.weekdays', { count }));
            }}
          />
        </Dialog>
      )}
      <BatchReport batch={batch} linkTo={(id) => to('product', { id })} />
    </>
  );
}

/** Offered where at least one chosen product allows the step; the server decides for each product. */
function StatusButtons({
  choice,
  matching,
  onChange,
}: ProductBatchesProps & { onChange: (status: 'published' | 'archived') => void }) {
  const words = useTranslations('products.batches');
  const batchWords = useTranslations('lists.batch');
  // When all matching rows are chosen, the filters say which statuses occur.
  const filteredStatuses = matching['status']?.split(',') ?? productStatuses;
  const statuses: ProductStatus[] = choice.all
    ? productStatuses.filter((status) => filteredStatuses.includes(status))
    : choice.rows.map(({ status }) => status);
  return (['published', 'archived'] as const).map((status) => {
    const { length: count } = statuses.filter(
      (currentStatus) => currentStatus !== status && productStatusesFrom(currentStatus).includes(status),
    );
    if (count === 0) return null;
    const step = words(status === 'published' ? 'publish' : 'archive');
    const isPart = !choice.all && count < choice.rows.length;
    return (
      <Button key={status} onClick={() => onChange(status)}>
        {isPart ? batchWords('someOf', { step, count, chosen: choice.rows.length }) : step}
      </Button>
    );
  });
}
