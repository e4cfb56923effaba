import type { EaterInput, TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { type ComponentProps, useRef, useState } from 'react';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useAlive } from '../../site/island/alive.ts';
import { useRead } from '../../site/island/use-read.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';
import type { EaterForm } from './EaterForm.tsx';
import type { EaterRemoval } from './EaterRemoval.tsx';
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
                <LateForm eater={eater} allergens={allergens} onSave={(input) => save(input, id)} onLeave={leave} />
              </li>
            );
          if (part === 'removal')
            return (
              <li key={id} className={styles['open']}>
                <LateRemoval eater={eater} onRemoved={() => finish(words('removed', { name }))} onLeave={leave} />
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
        <LateForm allergens={allergens} onSave={save} onLeave={leave} />
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

/** Fetched with the first press: most people come to the account for their orders. */
function LateForm(props: ComponentProps<typeof EaterForm>) {
  const { part, waiting } = useLate('eater-form', () => import('./EaterForm.tsx'));
  return part ? <part.EaterForm {...props} /> : waiting;
}

function LateRemoval(props: ComponentProps<typeof EaterRemoval>) {
  const { part, waiting } = useLate('eater-removal', () => import('./EaterRemoval.tsx'));
  return part ? <part.EaterRemoval {...props} /> : waiting;
}

function useLate<Part>(name: string, load: () => Promise<Part>) {
  const error = useShopWords('front.error');
  const frame = useShopWords('frame');
  const { value: part, failed, tryAgain } = useRead(name, load);
  const waiting = failed ? (
    <TryAgain onAgain={tryAgain}>{error('unreachable')}</TryAgain>
  ) : (
    <Waiting>{frame('loading')}</Waiting>
  );
  return { part, waiting };
}
