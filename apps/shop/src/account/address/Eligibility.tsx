import { useEffect, useState } from 'react';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';

export function Eligibility({ postalCode }: { postalCode: string }) {
  const words = useShopWords('checkout');
  const { call } = useAlive();
  const [answer, setAnswer] = useState<{ code: string; eligible: boolean }>();
  const code = postalCode.replace(/\s/gu, '');
  const isWhole = /^\d{5}$/.test(code);
  useEffect(() => {
    if (!isWhole) return;
    call('eligibility', 'checkEligibility', { postalCode: code }).then(
      ({ eligible }) => setAnswer({ code, eligible }),
      // Ignored: the server checks again when the address is saved.
      () => undefined,
    );
  }, [call, code, isWhole]);
  const isCurrent = isWhole && answer?.code === code;
  return (
    <p role="status" className={answer?.eligible ? styles['ok'] : 'fault'}>
      {isCurrent && words(answer.eligible ? 'eligible' : 'notEligible')}
    </p>
  );
}
