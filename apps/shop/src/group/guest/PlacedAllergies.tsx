import type { GroupVisit, Guest } from '@traiteur/contract/own/group-guests.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useAlive } from '../../site/island/alive.ts';
import { useNames } from '../../site/language/use-names.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Group.module.css';
import { GuestForm, type GuestSaying } from './GuestForm.tsx';
import { Reactions } from './Reactions.tsx';
import { keyOf } from './guest-keys.ts';

export interface PlacedMealProps {
  token: string;
  visit: GroupVisit;
  allergens: SiteTexts['allergens'];
  housePhone: string;
  onChange: (visit: GroupVisit) => void;
}

/** What a guest reacts to, said until the cut-off by themselves, and then by phone. */
export function PlacedAllergies({
  token,
  visit,
  guest,
  allergens,
  housePhone,
  onChange,
}: PlacedMealProps & { guest: Guest }) {
  const words = useShopWords('groupOrders.guest');
  const nameOf = useLocalName();
  const list = useNames();
  const locale = useLocale() === 'en' ? 'en' : 'fr';
  const { call, browser } = useAlive();
  const [isSaying, setSaying] = useState(false);
  const [unsuitableNames, setUnsuitableNames] = useState<string[]>();
  const phone = housePhone && <a href={`tel:${housePhone.replace(/[^+\d]/g, '')}`}>{readablePhone(housePhone)}</a>;
  if (guest.isHost) return <p className="hint">{words('hostAllergies')}</p>;
  if (visit.changeableUntil === null)
    return (
      <p>
        {words('callOfAllergy')} {phone}
      </p>
    );
  async function save(saying: GuestSaying): Promise<void> {
    const key = keyOf(browser?.storage, token) ?? '';
    const body = { token, key, locale, ...saying } as const;
    const answer = await call('group-orders', 'updateGroupGuest', {}, body);
    setUnsuitableNames(answer.unsuitableDishes.map(nameOf));
    setSaying(false);
    onChange(answer.visit);
  }
  if (isSaying)
    return (
      <GuestForm visit={visit} start={guest} allergens={allergens} onSave={save} onLeave={() => setSaying(false)} />
    );
  return (
    <>
      <Reactions guest={guest} allergens={allergens} />
      {unsuitableNames && (
        <p role="status" className={styles[unsuitableNames.length > 0 ? 'fault' : 'ok']}>
          {unsuitableNames.length > 0 ? words('kitchenTold', { names: list(unsuitableNames) }) : words('noted')}{' '}
          {unsuitableNames.length > 0 && phone}
        </p>
      )}
      <div className={styles['actions']}>
        <button type="button" className="button" onClick={() => setSaying(true)}>
          {words('sayAllergy')}
        </button>
      </div>
    </>
  );
}
