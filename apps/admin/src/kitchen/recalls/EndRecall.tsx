import type { Recall } from '@traiteur/contract/kitchen/recalls.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../orders/reasons/ReasonDialog.tsx';
import { useRecallChange } from './use-recall-change.ts';

/** With what became of the batch: the record is for an inspector. */
export function EndRecall({ recall: { id, end, clients, reached } }: { recall: Recall }) {
  const words = useTranslations('recalls');
  const isOffered = useApi().offers('recalls', 'endRecall');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const ending = useRecallChange(
    (api, reason: string) => api.call('recalls', 'endRecall', { id }, { reason }),
    () => {
      close();
      toast.success(words('ended'));
    },
  );
  if (end || !isOffered) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words('end')}</Button>
      {isAsking && (
        <ReasonDialog
          title={words('end')}
          busy={ending.isPending}
          harmless
          onClose={close}
          onReason={(reason) => ending.mutate(reason)}
        >
          {clients > reached && <Alarm tone="warning" title={words('left', { count: clients - reached })} />}
          <p>{words('endQuestion')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
