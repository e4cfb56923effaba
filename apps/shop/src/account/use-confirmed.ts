import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { useState } from 'react';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';

export type Confirmed = ReturnType<typeof useConfirmed>;

/** If the server wants the password again, the work waits and runs once the client has confirmed. */
export function useConfirmed() {
  const { call } = useAlive();
  const { send: sendForm, busy, faults } = useSending();
  const [pendingWork, setPendingWork] = useState<{ work: () => Promise<void> }>();
  /** For a form that shows its own faults. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      setPendingWork(undefined);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.problem.code !== 'recent-sign-in-needed') throw error;
      setPendingWork({ work });
    }
  }
  const send = (work: () => Promise<void>) => sendForm(() => attempt(work));
  async function goOn(): Promise<void> {
    await pendingWork?.work();
    setPendingWork(undefined);
  }
  const confirm = (password: string) =>
    sendForm(async () => {
      await call('sign-in', 'confirmSignIn', {}, { password });
      await goOn();
    });
  return { send, attempt, confirm, goOn, busy, faults, isAsked: pendingWork !== undefined };
}
