import { useMutation } from '@tanstack/react-query';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

interface ColleagueSessionsProps {
  id: number;
  name: string;
}

/** Ends all sessions of a colleague who lost a device; the account stays as it is. */
export function ColleagueSessions({ id, name }: ColleagueSessionsProps) {
  const api = useApi();
  const words = useTranslations('administrators.sessions');
  const { mailsLeave } = useFront().settings;
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => api.call('administrators', 'endColleagueSessions', { id }),
    onSuccess: () => toast.success(words('ended')),
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  return (
    <FieldGroup title={words('title')}>
      <p>{words('explained')}</p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words('end')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={words('question', { name })}
        confirm={words('end')}
        danger
        busy={ending.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => ending.mutate()}
      >
        {words(mailsLeave ? 'consequence' : 'consequenceUnmailed')}
      </ConfirmDialog>
    </FieldGroup>
  );
}
