import type { GroupVisit } from '@traiteur/contract/own/group-guests.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useNames } from '../../site/language/use-names.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import { GuestForm, type GuestSaying } from './GuestForm.tsx';
import { GuestMenu } from './GuestMenu.tsx';
import { Reactions } from './Reactions.tsx';
import { forgetKey, keyOf, saveKey } from './guest-keys.ts';

interface GuestPlaceProps {
  token: string;
  visit: GroupVisit;
  allergens: SiteTexts['allergens'];
  onChange: (visit: GroupVisit) => void;
}

export function GuestPlace({ token, visit, allergens, onChange }: GuestPlaceProps) {
  const words = useShopWords('groupOrders.guest');
  const nameOf = useLocalName();
  const list = useNames();
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  const { call, browser } = useAlive();
  const { send, busy, faults } = useSending();
  const [isChanging, setChanging] = useState(false);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { guest } = visit;
  const hasJoined = guest !== null;
  useEffect(() => {
    if (hasJoined) heading.current?.focus();
  }, [hasJoined]);
  const key = keyOf(browser?.storage, token) ?? '';

  async function join(saying: GuestSaying): Promise<void> {
    const answer = await call('group-orders', 'joinGroupOrder', {}, { token, locale, ...saying });
    saveKey(browser?.storage, token, answer.key);
    onChange(answer.visit);
  }
  async function change(saying: GuestSaying): Promise<void> {
    const { visit: changedVisit, unsuitableDishes } = await call(
      'group-orders',
      'updateGroupGuest',
      {},
      { token, key, locale, ...saying },
    );
    onChange(changedVisit);
    setChanging(false);
    setNews(unsuitableDishes.length > 0 ? words('removed', { names: list(unsuitableDishes.map(nameOf)) }) : '');
  }
  const depart = () =>
    send(async () => {
      await call('group-orders', 'leaveGroupOrder', {}, { token, key });
      forgetKey(browser?.storage, token);
      setNews(words('departed'));
      onChange({ ...visit, guest: null });
    });

  if (!guest)
    return (
      <>
        <p role="status" className={styles['ok']}>
          {news}
        </p>
        <GuestForm visit={visit} start={visit.earlier ?? undefined} allergens={allergens} onSave={join} />
      </>
    );
  return (
    <>
      <section className={`panel ${styles['card']}`}>
        <h2 ref={heading} tabIndex={-1}>
          {guest.name}
        </h2>
        {isChanging ? (
          <GuestForm
            visit={visit}
            start={guest}
            allergens={allergens}
            onSave={change}
            onLeave={() => setChanging(false)}
          />
        ) : (
          <>
            <Reactions guest={guest} allergens={allergens} />
            <div className={styles['actions']}>
              {guest.isHost ? (
                <p className="hint">{words('hostAllergies')}</p>
              ) : (
                <button type="button" className="button" onClick={() => setChanging(true)}>
                  {words('change')}
                </button>
              )}
              <button type="button" className="button" aria-busy={busy} onClick={() => void depart()}>
                {words('depart')}
              </button>
            </div>
            {faults.sentence && (
              <p role="alert" className={styles['fault']}>
                {faults.sentence}
              </p>
            )}
          </>
        )}
        {news && (
          <p role="alert" className={styles['fault']}>
            {news}
          </p>
        )}
      </section>
      {!isChanging && <GuestMenu token={token} visit={visit} guest={guest} onChange={onChange} />}
    </>
  );
}
