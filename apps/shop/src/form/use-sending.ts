import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { useOneAtATime } from '@traiteur/kit/form/use-one-at-a-time.ts';
import { useState } from 'react';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { type Faults, faultsOf, noFaults } from './faults.ts';

/** Sends once, however often the button is pressed. What was typed stays. */
export function useSending(firstFaults: Faults = noFaults) {
  const words = useShopWords('front.error');
  const [faults, setFaults] = useState(firstFaults);
  const [busy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();

  const send = (work: () => Promise<void>) =>
    oneAtATime(async () => {
      setBusy(true);
      try {
        await work();
        setFaults(noFaults);
      } catch (error) {
        const unreachable = { fields: {}, sentence: words('unreachable') };
        setFaults(error instanceof ApiRefusal ? faultsOf(error.problem) : unreachable);
      } finally {
        setBusy(false);
      }
    });
  return { send, busy, faults, clear: () => setFaults(noFaults) };
}
