import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Administrator } from '@traiteur/contract/access/administrators.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { InvitationLink } from './InvitationLink.tsx';
import styles from './InvitationLink.module.css';

export function PendingInvitation({ id, firstName, lastName, email, linkExpiresAt }: Administrator) {
  const api = useApi();
  const words = useTranslations('invitations');
  const dates = useDates();
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const name = `${firstName} ${lastName}`;
  const withdrawal = useWithdrawal(id);
  const renewal = useMutation({
    mutationFn: () => api.call('administrators', 'renewInvitation', { id }),
    onSuccess: ({ link }) => void (link === null && toast.success(words('sent', { email }))),
    onError: showFailure,
  });
  const expiresAt = renewal.data?.linkExpiresAt ?? linkExpiresAt;
  const link = renewal.data?.link;
  return (
    <FieldGroup title={words('pending')}>
      <p>{expiresAt ? words('untilExplained', { moment: dates.day(expiresAt) }) : words('overExplained')}</p>
      {link && <InvitationLink link={link} name={name} />}
      <div className={styles['row']}>
        <Button busy={renewal.isPending} onClick={() => renewal.mutate()}>
          {words('renew')}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words('withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={words('withdrawQuestion', { name })}
        confirm={words('withdraw')}
        danger
        busy={withdrawal.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => withdrawal.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {words('withdrawExplained')}
      </ConfirmDialog>
    </FieldGroup>
  );
}

function useWithdrawal(id: number) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('invitations');
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('administrators', 'withdrawInvitation', { id }),
    onSuccess: async () => {
      toast.success(words('withdrawn'));
      await navigate(to('administrators'));
      queries.removeQueries({ queryKey: nounKeys('administrators').record(id) });
      await queries.invalidateQueries({ queryKey: nounKeys('administrators').all });
    },
    onError: showFailure,
  });
}
