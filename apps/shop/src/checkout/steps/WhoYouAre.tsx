import type { OwnProfile } from '@traiteur/contract/own/own-profile.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useEffect, useRef } from 'react';
import { profileInput } from '../../account/profile-input.ts';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import formStyles from '../../form/Form.module.css';
import { useTypedForm } from '../../form/use-typed-form.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';

interface WhoYouAreProps {
  profile: OwnProfile;
  fault: string | undefined;
  onChanged: () => Promise<unknown>;
}

/** Whether a mailed code opened the account of somebody whose name or phone nobody knows yet. */
export const isUnnamed = ({ firstName, phone }: OwnProfile): boolean => firstName === '' || phone === '';

export function WhoYouAre({ profile, fault, onChanged }: WhoYouAreProps) {
  const words = useShopWords('checkout.who');
  const entrance = useShopWords('entrance');
  const { call } = useAlive();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fault) heading.current?.focus();
  }, [fault]);
  const { firstName } = profile;
  const { form, field } = useTypedForm({
    // What stands for the last name until then is no name.
    start: { firstName, lastName: firstName && profile.lastName, phone: readablePhone(profile.phone) },
    labelOf: entrance,
    async send(fields) {
      await call('own-profile', 'updateOwnProfile', {}, { ...profileInput(profile), ...fields });
      await onChanged();
    },
  });
  return (
    <section className={`panel ${styles['step']}`} aria-label={words('title')} data-open>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {words('title')}
        </h2>
      </div>
      {/* Whatever is missing here: the name is asked for before it. */}
      {fault && (
        <p role="alert" className={styles['complaint']}>
          {words('unnamed')}
        </p>
      )}
      <p>{words('names')}</p>
      <Form {...form} submit={words('saveNames')}>
        <div className={formStyles['pair']}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
        </div>
        <Field {...field('phone')} type="tel" autoComplete="tel" hint={entrance('phoneHint')} />
      </Form>
    </section>
  );
}
