import type { GroupVisit, Guest } from '@traiteur/contract/own/group-guests.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import { keyOf } from './guest-keys.ts';

interface ExcessDueProps {
  token: string;
  guest: Guest;
  onChange: (visit: GroupVisit) => void;
}

/** Who comes back from paying has the provider asked: its news may be later than they are. */
export function useHeardPayment(token: string, { isPaying }: Guest, onChange: ExcessDueProps['onChange']): void {
  const { call, browser } = useAlive();
  const key = keyOf(browser?.storage, token) ?? '';
  const hear = useEffectEvent(async () => onChange(await call('group-orders', 'hearGroupPayment', {}, { token, key })));
  useEffect(() => {
    if (isPaying) void hear().catch(() => undefined);
  }, [isPaying]);
}

export function ExcessDue({ token, guest: { due } }: Pick<ExcessDueProps, 'token' | 'guest'>) {
  const words = useShopWords('groupOrders.guest');
  const money = useMoney();
  const { call, browser } = useAlive();
  const { send, busy, faults } = useSending();
  const key = keyOf(browser?.storage, token) ?? '';
  const pay = () =>
    send(async () => {
      const { url } = await call('group-orders', 'payGroupExcess', {}, { token, key });
      browser?.leaveFor(`${url}#groupe=${token}`);
    });
  return (
    <>
      <p role="status">{words('due', { amount: money(due) })}</p>
      <button type="button" className="button primary" aria-busy={busy} onClick={() => void pay()}>
        {words('pay', { amount: money(due) })}
      </button>
      {faults.sentence && (
        <p role="alert" className={styles['fault']}>
          {faults.sentence}
        </p>
      )}
    </>
  );
}
