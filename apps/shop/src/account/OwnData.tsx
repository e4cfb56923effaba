import { isRefusal } from '@traiteur/contract/wire/client.ts';
import { use, useState } from 'react';
import { CartContext } from '../cart/use-cart.ts';
import { FocusedText } from '../form/FocusedText.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './AccountPage.module.css';
import { PasswordAgain } from './PasswordAgain.tsx';
import { AccountContext } from './use-account.ts';
import { useConfirmed } from './use-confirmed.ts';

export function OwnData({ onErased }: { onErased: () => void }) {
  const words = useShopWords('ownAccount');
  const { call, browser } = useAlive();
  const account = use(AccountContext);
  const cart = use(CartContext);
  const [isAsked, setAsked] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const confirmation = useConfirmed();
  const { busy, faults } = confirmation;
  const download = () => {
    // The password asked for here must not also confirm the erasure.
    setAsked(false);
    return confirmation.send(async () => {
      const file = await call('own-profile', 'exportOwnData');
      browser?.download(`${words('fileName')}.json`, await file.blob());
    });
  };
  const erase = () =>
    confirmation.send(async () => {
      setUnderWay(false);
      try {
        await call('own-profile', 'removeOwnAccount', {}, undefined, { cookies: true });
      } catch (error) {
        setUnderWay(isRefusal(error, 'orders-under-way'));
        throw error;
      }
      cart.forget();
      onErased();
      account?.session.reset();
    });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('data')}</h2>
      <p className="hint">{words('dataHint')}</p>
      <button type="button" className="button" aria-busy={busy} onClick={() => void download()}>
        {words('export')}
      </button>
      {isAsked ? (
        <div className={styles['erasure']}>
          <FocusedText>
            <strong>{words('eraseAsk')}</strong>
          </FocusedText>
          <p>{words('eraseGoes')}</p>
          <p>{words('eraseStays')}</p>
          <div className={styles['actions']}>
            <button type="button" className="button" aria-busy={busy} onClick={() => void erase()}>
              {words('eraseYes')}
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {words('leave')}
            </button>
          </div>
        </div>
      ) : (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {words('erase')}
        </button>
      )}
      {confirmation.isAsked && <PasswordAgain confirmed={confirmation} />}
      {!confirmation.isAsked && faults.sentence && (
        <p role="alert" className="fault">
          {isUnderWay ? words('underWay') : faults.sentence}
        </p>
      )}
    </section>
  );
}
