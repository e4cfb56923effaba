import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../list/batches/batch-requests.ts';
import { orderKeys } from '../order-queries.ts';
import type { BadDayProps } from './bad-day-props.ts';
import { LettersForm } from './LettersForm.tsx';

export default function WriteOrders({ target, count, onDone, onClose }: BadDayProps & { onClose: () => void }) {
  const words = useTranslations('orders.badDay');
  const recipients = useRecipients(target);
  return (
    <Shown
      query={recipients}
      shape={
        <Dialog opened size="lg" title={words('writeTitle', { count })} onClose={onClose}>
          <Skeleton width="100%" height={200} />
        </Dialog>
      }
    >
      {(data) => <LettersForm target={target} count={count} recipients={data} onDone={onDone} onClose={onClose} />}
    </Shown>
  );
}

function useRecipients(target: BatchTarget) {
  const api = useApi();
  return useQuery({
    queryKey: orderKeys.answer('recipients', target),
    queryFn: ({ signal }) => {
      const body = 'ids' in target ? { ids: [...target.ids] } : target;
      return api.call('orders', 'listRecipients', {}, body, { signal });
    },
    gcTime: 0,
    // The letter is typed for those who were data when it was begun.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
