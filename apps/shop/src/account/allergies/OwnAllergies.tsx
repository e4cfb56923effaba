import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { useState } from 'react';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';
import { type Allergies, AllergiesForm } from './AllergiesForm.tsx';
import { KnownAllergies } from './KnownAllergies.tsx';
import { profileInput } from '../profile-input.ts';

interface OwnAllergiesProps {
  profile: OwnProfile;
  site: SiteTexts;
  onSaved: () => Promise<unknown>;
}

/** Allergies of the browser enter the account only if the client asks for it. */
export function OwnAllergies({ profile, site, onSaved }: OwnAllergiesProps) {
  const words = useShopWords('ownAccount');
  const { call } = useAlive();
  const [isEdited, setEdited] = useState(false);
  const [isSaved, setSaved] = useState(false);
  async function save(allergies: Allergies) {
    await call('own-profile', 'updateOwnProfile', {}, { ...profileInput(profile), ...allergies, allergiesAsked: true });
    await onSaved();
    setSaved(true);
    setEdited(false);
  }
  return (
    <section id="allergies" className={`panel ${styles['card']}`}>
      <h2>{words('allergies')}</h2>
      {isEdited ? (
        <AllergiesForm profile={profile} allergens={site.allergens} onSave={save} onLeave={() => setEdited(false)} />
      ) : (
        <KnownAllergies profile={profile} allergens={site.allergens} onSave={save} onEdit={() => setEdited(true)} />
      )}
      <p role="status" className={styles['ok']}>
        {isSaved && !isEdited && words('allergiesSaved')}
      </p>
    </section>
  );
}
