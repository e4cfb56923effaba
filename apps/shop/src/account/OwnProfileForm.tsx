import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import formStyles from '../form/Form.module.css';
import { useTypedForm } from '../form/use-typed-form.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './AccountPage.module.css';
import { UnprovenAddress } from './UnprovenAddress.tsx';
import { profileInput } from './profile-input.ts';

interface OwnProfileFormProps {
  profile: OwnProfile;
  onSaved: () => Promise<unknown>;
}

export function OwnProfileForm({ profile, onSaved }: OwnProfileFormProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const { call } = useAlive();
  const [isSaved, setSaved] = useState(false);
  const { form, field } = useTypedForm({
    start: { firstName: profile.firstName, lastName: profile.lastName, phone: readablePhone(profile.phone) },
    labelOf: entrance,
    async send(fields) {
      await call('own-profile', 'updateOwnProfile', {}, { ...profileInput(profile), ...fields });
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
        <p className="hint">{profile.email}</p>
      )}
      <Form {...form} submit={words('save')}>
        <div className={formStyles['pair']}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
        </div>
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <p role="status" className={styles['ok']}>
          {isSaved && words('saved')}
        </p>
      </Form>
    </section>
  );
}
