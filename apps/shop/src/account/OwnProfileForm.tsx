import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { useId, useState } from 'react';
import { useLocale } from 'use-intl';
import { addressOf } from '../addresses.ts';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import formStyles from '../form/Form.module.css';
import { useTypedForm } from '../form/use-typed-form.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './AccountPage.module.css';
import { OwnEmail } from './OwnEmail.tsx';
import { UnprovenAddress } from './UnprovenAddress.tsx';
import { profileInput } from './profile-input.ts';

interface OwnProfileFormProps {
  profile: OwnProfile;
  onSaved: () => Promise<unknown>;
}

export function OwnProfileForm({ profile, onSaved }: OwnProfileFormProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const { call, browser } = useAlive();
  const pageLocale: Locale = useLocale();
  const languageId = useId();
  const [locale, setLocale] = useState(profile.locale);
  const [isSaved, setSaved] = useState(false);
  const { form, field } = useTypedForm({
    start: { firstName: profile.firstName, lastName: profile.lastName, phone: readablePhone(profile.phone) },
    labelOf: entrance,
    async send(fields) {
      await call('own-profile', 'updateOwnProfile', {}, { ...profileInput(profile), ...fields, locale });
      // The pages follow at once, as the mails do.
      if (locale !== pageLocale) return browser?.leaveFor(addressOf('account', locale));
      setSaved(true);
      await onSaved();
    },
  });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('profile')}</h2>
      {profile.unprovenEmail ? (
        <UnprovenAddress email={profile.unprovenEmail} />
      ) : (
        <OwnEmail email={profile.email} onChanged={onSaved} />
      )}
      <Form {...form} submit={words('save')}>
        <div className={formStyles['pair']}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
        </div>
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <div className={formStyles['field']}>
          <label htmlFor={languageId}>{words('language')}</label>
          <select
            id={languageId}
            value={locale}
            onChange={({ target }) => setLocale(target.value === 'en' ? 'en' : 'fr')}
          >
            <option value="fr" lang="fr">
              Français
            </option>
            <option value="en" lang="en">
              English
            </option>
          </select>
        </div>
        <p role="status" className={styles['ok']}>
          {isSaved && words('saved')}
        </p>
      </Form>
    </section>
  );
}
