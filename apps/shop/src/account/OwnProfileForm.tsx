import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import formStyles from '../form/Form.module.css';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './AccountPage.module.css';
import { profileInput } from './profile-input.ts';

interface OwnProfileFormProps {
  profile: OwnProfile;
  onSaved: () => Promise<unknown>;
}

/** How the house reaches its client. */
export function OwnProfileForm({ profile, onSaved }: OwnProfileFormProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const { call } = useAlive();
  const [fields, setFields] = useState({
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: readablePhone(profile.phone),
  });
  const [isSaved, setSaved] = useState(false);
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      await call('own-profile', 'updateOwnProfile', {}, { ...profileInput(profile), ...fields });
      setSaved(true);
      await onSaved();
    });
  const field = (name: keyof typeof fields) => ({
    label: entrance(name),
    value: fields[name],
    onChange: (text: string) => setFields({ ...fields, [name]: text }),
    fault: faults.fields[name],
  });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('profile')}</h2>
      <p className="hint">{profile.email}</p>
      <Form onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('save')}>
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
