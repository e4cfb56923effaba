import { useMutation } from '@tanstack/react-query';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './SecondStep.module.css';
import { PasskeyAborted, usePasskeys } from './use-passkeys.ts';

interface PasskeyButtonProps {
  /** Of a sign-in that passed its password; without one, the passkey is the whole sign-in. */
  ticket?: string;
  isFirst?: boolean;
  onDone: () => Promise<void>;
  onFailure: (sentence: string) => void;
  children: ReactNode;
}

/** Renders nothing where the browser has no passkeys. */
export function PasskeyButton({ ticket, isFirst = false, onDone, onFailure, children }: PasskeyButtonProps) {
  const { auth, browser } = useFront();
  const words = useTranslations('secondFactor');
  const passkeys = usePasskeys();
  const failureMessage = useFailureMessage();
  const entering = useMutation({
    mutationFn: () => auth.signInBy(() => passkeys.use(ticket)),
    onSuccess: onDone,
    onError: (failure) =>
      onFailure(failure instanceof PasskeyAborted ? words('passkeyNotUsed') : failureMessage(failure)),
  });
  if (browser.passkeyOrigin === undefined) return null;
  return (
    <Button
      className={styles['wide']}
      variant={isFirst ? 'primary' : 'default'}
      busy={entering.isPending}
      onClick={() => entering.mutate()}
    >
      {children}
    </Button>
  );
}
