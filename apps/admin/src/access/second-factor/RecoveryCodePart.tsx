import { useMutation } from '@tanstack/react-query';
import type { NewFactor } from '@traiteur/contract/access/second-factor.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { FactorPart } from './FactorPart.tsx';

interface RecoveryCodePartProps {
  left: number;
  receive: (answer: NewFactor) => void;
}

export function RecoveryCodePart({ left, receive }: RecoveryCodePartProps) {
  const api = useApi();
  const words = useTranslations('secondFactor');
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const replacing = useMutation({
    mutationFn: () => api.call('second-factor', 'replaceRecoveryCodes'),
    onSuccess: receive,
    onError: showFailure,
    onSettled: () => setAsking(false),
  });
  const replace = () => (left > 0 ? setAsking(true) : replacing.mutate());
  return (
    <FactorPart
      title={words('recoveryCodes')}
      explanation={words('recoveryCodesLeft', { count: left })}
      actions={
        <Button busy={replacing.isPending} onClick={replace}>
          {words('replaceCodes')}
        </Button>
      }
    >
      <ConfirmDialog
        opened={asking}
        title={words('replaceCodesQuestion')}
        confirm={words('replaceCodes')}
        busy={replacing.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => replacing.mutate()}
      >
        {words('replaceCodesExplained')}
      </ConfirmDialog>
    </FactorPart>
  );
}
