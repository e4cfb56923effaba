import { useEffect, useRef } from 'react';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AllergyQuestions } from './AllergyQuestions.tsx';
import { profileInput } from '../../account/profile-input.ts';
import { allAvoided } from '../../avoiding/all-avoided.ts';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useTo } from '../../site/language/use-to.ts';
import { useNames } from '../../site/language/use-names.ts';
import styles from '../Checkout.module.css';

interface WhoStepProps {
  profile: OwnProfile;
  table: readonly TableEater[];
  site: SiteTexts;
  /** See `avoidedBeyond`. */
  unkept: readonly ClientAllergen[];
  /** Whether the browser's allergens are still to be answered for. */
  isOpen: boolean;
  fault: string | undefined;
  onDecline: () => void;
  onChanged: () => Promise<unknown>;
}

/** The client adds the browser's allergens to the account, and so tells the kitchen, or declines. */
export function WhoStep({ profile, table, site, unkept, isOpen, fault, onDecline, onChanged }: WhoStepProps) {
  const words = useShopWords('checkout.who');
  const change = useShopWords('checkout');
  const nameOf = useLocalName();
  const list = useNames();
  const to = useTo();
  const { call } = useAlive();
  const { send, busy, faults } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fault) heading.current?.focus();
  }, [fault]);
  /** Unless the client goes on elsewhere meanwhile. */
  const focusHeading = () => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || heading.current?.closest('section')?.contains(activeElement);
    if (isHere) heading.current?.focus();
  };
  // What the browser avoids is asked first: adding it to the account answers for the client.
  const unaskedEaters = table.filter(({ isClient, allergiesAsked }) => !allergiesAsked && !(isClient && isOpen));
  const isDone = !isOpen && unaskedEaters.length === 0;
  const namesOf = (avoided: readonly ClientAllergen[]) =>
    list(
      site.allergens
        .filter(({ id }) => avoided.some(({ allergenId }) => allergenId === id))
        .map(({ name }) => nameOf(name)),
    );
  const save = () =>
    send(async () => {
      const allergens = allAvoided(profile.allergens, unkept);
      const input = { ...profileInput(profile), allergens, allergiesAsked: true };
      await call('own-profile', 'updateOwnProfile', {}, input);
      await onChanged();
      focusHeading();
    });
  return (
    <section className={`panel ${styles['step']}`} aria-label={words('title')}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {words('title')}
          {isDone && <IconCircleCheckFilled size={20} aria-hidden />}
        </h2>
        <a href={to('account')} className={styles['change']}>
          {change('change')} <span className="visually-hidden">{words('title')}</span>
        </a>
      </div>
      <p className={styles['summary']}>
        {profile.firstName} {profile.lastName} · {profile.email || profile.unprovenEmail}
      </p>
      {profile.allergens.length > 0 && <p>{words('known', { names: namesOf(profile.allergens) })}</p>}
      {fault && !isDone && (
        <p role="alert" className={styles['complaint']}>
          {fault}
        </p>
      )}
      {unkept.length > 0 && (
        <>
          <p>{words('avoids', { names: namesOf(unkept) })}</p>
          <div className={styles['answers']}>
            <button type="button" className="button" aria-busy={busy} onClick={() => void save()}>
              {words('keep')}
            </button>
            <button type="button" className="button" aria-pressed={!isOpen} onClick={onDecline}>
              {words('decline')}
            </button>
          </div>
          <p role="status" className="hint">
            {!isOpen && words('declined')}
          </p>
          {faults.sentence && (
            <p role="alert" className="fault">
              {faults.sentence}
            </p>
          )}
        </>
      )}
      {unaskedEaters.length > 0 && (
        <AllergyQuestions
          eaters={unaskedEaters}
          allergens={site.allergens}
          onAnswered={async () => {
            await onChanged();
            focusHeading();
          }}
        />
      )}
    </section>
  );
}
