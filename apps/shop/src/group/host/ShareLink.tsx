import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';

/** The house keeps no link that it could show again: each press makes one, and all go on working. */
export function ShareLink({ id }: { id: number }) {
  const words = useShopWords('groupOrders.host');
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  const { call, browser } = useAlive();
  const { send, busy, faults } = useSending();
  const [url, setUrl] = useState('');
  const [isCopied, setCopied] = useState(false);
  const linkOf = async () => url || (await call('group-orders', 'shareGroupOrder', { id }, { locale })).url;
  const copy = () =>
    send(async () => {
      const link = await linkOf();
      setUrl(link);
      // Without HTTPS a browser has no clipboard: the link stands in its field.
      setCopied(
        (await browser?.copy(link).then(
          () => true,
          () => false,
        )) ?? false,
      );
    });
  const chooseOwn = () => send(async () => browser?.leaveFor(await linkOf()));
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('share')}</h2>
      <p className="hint">{words('shareHint')}</p>
      {url && (
        <input
          readOnly
          value={url}
          aria-label={words('link')}
          className={styles['link']}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className={styles['actions']}>
        <button type="button" className="button primary" aria-busy={busy} onClick={() => void copy()}>
          {words('copy')}
        </button>
        <button type="button" className="button" aria-busy={busy} onClick={() => void chooseOwn()}>
          {words('chooseOwn')}
        </button>
      </div>
      <p role="status" className={styles['ok']}>
        {isCopied && words('copied')}
      </p>
      {faults.sentence && (
        <p role="alert" className={styles['fault']}>
          {faults.sentence}
        </p>
      )}
    </section>
  );
}
