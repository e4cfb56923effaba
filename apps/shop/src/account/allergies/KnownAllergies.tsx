import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { allAvoided, avoidedBeyond } from '../../avoiding/all-avoided.ts';
import { useAvoided } from '../../avoiding/use-avoided.ts';
import { useSending } from '../../form/use-sending.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';
import type { Allergies } from './AllergiesForm.tsx';

interface KnownAllergiesProps {
  profile: OwnProfile;
  allergens: SiteTexts['allergens'];
  onSave: (allergies: Allergies) => Promise<void>;
  onEdit: () => void;
}

/** The account's allergies, and those of this browser that the client may add to the account. */
export function KnownAllergies({ profile, allergens, onSave, onEdit }: KnownAllergiesProps) {
  const words = useShopWords('ownAccount');
  const nameOf = useLocalName();
  const { send, busy, faults } = useSending();
  const severities = new Map(profile.allergens.map(({ allergenId, severity }) => [allergenId, severity]));
  const unknownAllergens = avoidedBeyond(profile.allergens, useAvoided(allergens));
  const missingNames = allergens
    .filter(({ id }) => unknownAllergens.some(({ allergenId }) => allergenId === id))
    .map(({ name }) => nameOf(name))
    .join(', ');
  return (
    <>
      {severities.size === 0 && (
        <p className="hint">{words(profile.allergiesAsked ? 'noAllergies' : 'allergiesUnknown')}</p>
      )}
      <ul className={styles['reactions']}>
        {allergens.map(({ id, name }) => {
          const severity = severities.get(id);
          if (!severity) return null;
          return (
            <li key={id} data-severity={severity}>
              <strong>{nameOf(name)}</strong> · {words(`severity.${severity}`)}
            </li>
          );
        })}
      </ul>
      {profile.dietNote && <p className={styles['note']}>{profile.dietNote}</p>}
      {unknownAllergens.length > 0 && (
        <button
          type="button"
          className="button"
          aria-busy={busy}
          onClick={() =>
            void send(() =>
              onSave({ allergens: allAvoided(profile.allergens, unknownAllergens), dietNote: profile.dietNote }),
            )
          }
        >
          {words('takeAvoided', { names: missingNames })}
        </button>
      )}
      {faults.sentence && (
        <p role="alert" className="fault">
          {faults.sentence}
        </p>
      )}
      <button type="button" className="button" onClick={onEdit}>
        {words('changeAllergies')}
      </button>
    </>
  );
}
