import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import { useState } from 'react';
import { FocusedText } from '../../form/FocusedText.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';

interface EaterRemovalProps {
  eater: TableEater;
  onRemoved: () => Promise<void>;
  onLeave: () => void;
}

export function EaterRemoval({ eater: { id, name }, onRemoved, onLeave }: EaterRemovalProps) {
  const words = useShopWords('ownAccount.eaters');
  const account = useShopWords('ownAccount');
  const { call } = useAlive();
  const [isInUse, setInUse] = useState(false);
  const { send, busy, faults } = useSending();
  const remove = () =>
    send(async () => {
      try {
        await call('own-eaters', 'removeOwnEater', { id });
      } catch (error) {
        setInUse(isRefusal(error, 'in-use'));
        throw error;
      }
      await onRemoved();
    });
  return (
    <div className={styles['erasure']}>
      <FocusedText>
        <strong>{words('removeAsk', { name })}</strong>
      </FocusedText>
      <p>{words('removeGoes')}</p>
      {faults.sentence && (
        <p role="alert" className="fault">
          {isInUse ? words('inUse', { name }) : faults.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <button type="button" className="button" aria-busy={busy} onClick={() => void remove()}>
          {words('removeYes')}
        </button>
        <button type="button" className="button" onClick={onLeave}>
          {account('leave')}
        </button>
      </div>
    </div>
  );
}
