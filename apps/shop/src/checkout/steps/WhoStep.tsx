import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { OwnProfile } from '@traiteur/contract/own/profile.ts';
import type { SiteTexts } from '@traiteur/contract/shop/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/allergies.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { profileInput } from '../../account/profile-input.ts';
import { allAvoided } from '../../avoiding/all-avoided.ts';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../frame/island/alive.ts';
import { useShopWords } from '../../frame/language/use-shop-words.ts';
import { useTo } from '../../frame/language/use-to.ts';
import { useNames } from '../../frame/language/use-names.ts';
import styles from '../Checkout.module.css';

interface WhoStepProps {
  profile: OwnProfile;
  site: SiteTexts;
  /** What they avoid by their browser, and the account does not know, or as an intolerance alone. */
  unkept: readonly ClientAllergen[];
  onChanged: () => Promise<unknown>;
}

/** Who orders, and what they said that they avoid before they signed in: it goes into their account on asking. */
export function WhoStep({ profile, site, unkept, onChanged }: WhoStepProps) {
  const words = useShopWords('checkout.who');
  const change = useShopWords('checkout');
  const nameOf = useLocalName();
  const list = useNames();
  const to = useTo();
  const { call } = useAlive();
  const { send, busy, faults } = useSending();
  const names = site.allergens
    .filter(({ id }) => unkept.some(({ allergenId }) => allergenId === id))
    .map(({ name }) => nameOf(name));
  const keep = () =>
    send(async () => {
      const allergens = allAvoided(profile.allergens, unkept);
      const input = { ...profileInput(profile), allergens, allergiesAsked: true };
      await call('own-profile', 'updateOwnProfile', {}, input);
      await onChanged();
    });
  return (
    <section className={`panel ${styles['step']}`} aria-label={words('title')}>
      <div className={styles['head']}>
        <h2>
          {words('title')}
          <IconCircleCheckFilled size={20} aria-hidden />
        </h2>
        <a href={to('account')} className={styles['change']}>
          {change('change')} <span className="visually-hidden">{words('title')}</span>
        </a>
      </div>
      <p className={styles['summary']}>
        {profile.firstName} {profile.lastName} · {profile.email}
      </p>
      {unkept.length > 0 && (
        <>
          <p>{words('avoids', { names: list(names) })}</p>
          <div>
            <button type="button" className="button" aria-busy={busy} onClick={() => void keep()}>
              {words('keep')}
            </button>
          </div>
          {faults.sentence && (
            <p role="alert" className="fault">
              {faults.sentence}
            </p>
          )}
        </>
      )}
    </section>
  );
}
