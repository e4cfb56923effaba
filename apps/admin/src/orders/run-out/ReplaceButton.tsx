import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { availabilityQuery } from './run-out-queries.ts';

const ReplaceDish = lazyPart(() => import('./ReplaceDish.tsx'));

interface ReplaceButtonProps {
  id: number;
  date: LocalDate;
  /** The chosen orders. */
  ids: readonly number[];
}

export function ReplaceButton({ id, date, ids }: ReplaceButtonProps) {
  const api = useApi();
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  const { data } = useQuery(availabilityQuery(api, id, date));
  // The choice when the dialog opened: changed orders do not have the dish any more.
  const [openIds, setOpenIds] = useState<readonly number[]>();
  const close = () => setOpenIds(undefined);
  return (
    <>
      <Button
        variant="primary"
        disabledReason={ids.length === 0 ? words('replaceNone') : undefined}
        onClick={() => setOpenIds(ids)}
      >
        {words('replace', { count: ids.length })}
      </Button>
      {openIds && data && (
        <Dialog opened size="lg" title={words('replaceTitle', { dish: nameOf(data.name) })} onClose={close}>
          <Suspense fallback={<Skeleton width="100%" height={220} />}>
            <ReplaceDish id={id} date={date} ids={openIds} onClose={close} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
