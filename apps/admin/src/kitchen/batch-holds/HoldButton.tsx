import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../orders/reasons/ReasonDialog.tsx';
import { useHoldChange } from './use-hold-change.ts';

interface HoldButtonProps {
  batch: { ingredientBatchId: number } | { cookedBatchId: number };
  /** Its number; empty where it has none. */
  number: string;
  /** Its own hold, while it lasts. */
  holdId: number | null;
}

/** Holds a batch, or lets it go: either says why. */
export function HoldButton({ batch, number, holdId }: HoldButtonProps) {
  const api = useApi();
  const words = useTranslations('batchHolds');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const hold = useHoldChange(
    (client, reason: string) =>
      client.call('batch-holds', 'holdBatch', {}, { ingredientBatchId: null, cookedBatchId: null, ...batch, reason }),
    () => {
      close();
      toast.success(words('done'));
    },
  );
  const release = useHoldChange(
    (client, input: { id: number; reason: string }) =>
      client.call('batch-holds', 'releaseBatch', { id: input.id }, { reason: input.reason }),
    () => {
      close();
      toast.success(words('released'));
    },
  );
  if (!api.offers('batch-holds', 'holdBatch')) return null;
  const verb = holdId === null ? 'hold' : 'release';
  const lot = number || words('unnamed');
  return (
    <>
      <Button variant={holdId === null ? 'danger' : 'default'} onClick={() => setAsking(true)}>
        {words(verb)}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={words(`${verb}Of`, { lot })}
          confirm={words(verb)}
          busy={hold.isPending || release.isPending}
          harmless={holdId !== null}
          onClose={close}
          onReason={(reason) => (holdId === null ? hold.mutate(reason) : release.mutate({ id: holdId, reason }))}
        >
          <p>{words(`${verb}Question`)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
