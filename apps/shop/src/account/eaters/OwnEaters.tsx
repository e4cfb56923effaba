import type { EaterInput, TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useRef, useState } from 'react';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';
import { EaterForm } from './EaterForm.tsx';
import { EaterRemoval } from './EaterRemoval.tsx';
import { EaterRow } from './EaterRow.tsx';

interface OwnEatersProps {
  /** The client first, whose allergies stand in a form of their own. */
  eaters: readonly TableEater[];
  allergens: SiteTexts['allergens'];
  onChanged: () => Promise<unknown>;
}

type Open = { id: number; part: 'form' | 'removal' } | 'new';

export function OwnEaters({ eaters, allergens, onChanged }: OwnEatersProps) {
  const words = useShopWords('ownAccount.eaters');
  const account = useShopWords('ownAccount');
  const { call } = useAlive();
  const [open, setOpen] = useState<Open>();
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  function show(next: Open | undefined): void {
    setOpen(next);
    setNews('');
    if (!next) heading.current?.focus();
  }
  async function finish(sentence: string): Promise<void> {
    await onChanged();
    show(undefined);
    setNews(sentence);
  }
  async function save(input: EaterInput, id?: number): Promise<void> {
    await (id === undefined
      ? call('own-eaters', 'createOwnEater', {}, input)
      : call('own-eaters', 'updateOwnEater', { id }, input));
    await finish(account('allergiesSaved'));
  }
  const leave = () => show(undefined);
  return (
    <section className={`panel ${styles['card']}`} aria-labelledby="own-eaters">
      <h2 id="own-eaters" ref={heading} tabIndex={-1}>
        {words('title')}
      </h2>
      <p className="hint">{words(eaters.length > 1 ? 'hint' : 'alone')}</p>
      <ul>
        {eaters.map((eater) => {
          const { id, name } = eater;
          const part = typeof open === 'object' && open.id === id ? open.part : undefined;
          if (part === 'form')
            return (
              <li key={id} className={styles['open']}>
                <EaterForm eater={eater} allergens={allergens} onSave={(input) => save(input, id)} onLeave={leave} />
              </li>
            );
          if (part === 'removal')
            return (
              <li key={id} className={styles['open']}>
                <EaterRemoval eater={eater} onRemoved={() => finish(words('removed', { name }))} onLeave={leave} />
              </li>
            );
          return (
            <EaterRow
              key={id}
              eater={eater}
              allergens={allergens}
              onChange={() => show({ id, part: 'form' })}
              onRemove={() => show({ id, part: 'removal' })}
            />
          );
        })}
      </ul>
      {open === 'new' ? (
        <EaterForm allergens={allergens} onSave={save} onLeave={leave} />
      ) : (
        <button type="button" className="button" onClick={() => show('new')}>
          {words('add')}
        </button>
      )}
      <p role="status" className={styles['ok']}>
        {news}
      </p>
    </section>
  );
}
