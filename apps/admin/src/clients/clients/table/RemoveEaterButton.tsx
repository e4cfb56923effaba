import { useMutation } from '@tanstack/react-query';
import type { Eater } from '@traiteur/contract/clients/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';
import { useTableSaved } from './use-table-saved.ts';

/** Asks before somebody leaves the table; their dishes to come keep them at it. */
export function RemoveEaterButton({ clientId, eater: { id, name } }: { clientId: number; eater: Eater }) {
  const api = useApi();
  const words = useTranslations('clients.table');
  const showFailure = useFailureToast();
  const readAgain = useTableSaved();
  const [isAsking, setIsAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => api.call('clients', 'removeEater', { id: clientId }, { eaterId: id }),
    onSuccess: () => toast.success(words('removed', { name })),
    onError: showFailure,
    async onSettled() {
      setIsAsking(false);
      await readAgain();
    },
  });
  if (!api.offers('clients', 'removeEater')) return null;
  return (
    <>
      <Button aria-label={words('removeNamed', { name })} onClick={() => setIsAsking(true)}>
        {words('remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={words('removeQuestion', { name })}
        confirm={words('remove')}
        danger
        busy={removal.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => removal.mutate()}
      >
        <p>{words('removeExplained')}</p>
      </ConfirmDialog>
    </>
  );
}
