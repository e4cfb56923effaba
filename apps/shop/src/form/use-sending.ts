import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { useRef, useState } from 'react';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import { type Faults, faultsOf, noFaults } from './faults.ts';

/** Sends a form once however often its button is pressed, and says on the fields what the server said of them. Nothing that was typed is lost. */
export function useSending(firstFaults: Faults = noFaults) {
  const words = useShopWords('front.error');
  const [faults, setFaults] = useState(firstFaults);
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function send(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
      setFaults(noFaults);
    } catch (error) {
      setFaults(error instanceof ApiRefusal ? faultsOf(error.problem) : { fields: {}, sentence: words('unreachable') });
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { send, busy, faults, clear: () => setFaults(noFaults) };
}
