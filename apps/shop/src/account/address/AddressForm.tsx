import type { Address } from '@traiteur/contract/clients/clients.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { placeWith } from '@traiteur/front/delivery/maps/found-address.ts';
import { useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import formStyles from '../../form/Form.module.css';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { CityChoices } from './CityChoices.tsx';
import { Eligibility } from './Eligibility.tsx';
import { isOutOfReach, OutOfReach } from './OutOfReach.tsx';
import { StreetField } from './StreetField.tsx';
import { useCities } from './use-cities.ts';

const blank = { label: '', address: '', postalCode: '', phone: '', note: '' };

interface AddressFormProps {
  /** Undefined for a new address. */
  standing?: Address | undefined;
  submit: string;
  onSaved: (address: Address) => Promise<void>;
  /** Refuses an address outside our zones before it is saved. */
  isForOrder?: boolean;
  /** Names of the client's other addresses. */
  labels: readonly string[];
  /** Undefined where an address is required. */
  onLeave?: (() => void) | undefined;
}

/** Code and city complete each other: an untyped city is the only one of the code. */
export function AddressForm({ standing, submit, onSaved, onLeave, labels, isForOrder = false }: AddressFormProps) {
  const words = useShopWords('checkout.where');
  const account = useShopWords('ownAccount');
  const { call } = useAlive();
  const [fields, setFields] = useState<typeof blank & { city?: string }>(() => fieldsOf(standing));
  const { only, choices } = useCities(fields.postalCode, fields.city);
  const city = fields.city ?? only ?? '';
  const { send, busy, faults } = useSending();
  const [refusal, setRefusal] = useState({ postalCode: '', times: 0 });
  const save = (isKeptAnyhow = false) =>
    send(async () => {
      if (isForOrder && !isKeptAnyhow && (await isOutOfReach(call, fields.postalCode)))
        return setRefusal(({ times }) => ({ postalCode: fields.postalCode, times: times + 1 }));
      // A second "Home" would not tell the two apart: the street does.
      const label = fields.label.trim() || (isTaken(words('home')) ? fields.address.trim() : words('home'));
      const input = { ...fields, city, label, country: standing?.country ?? 'FR' };
      await onSaved(
        standing
          ? await call('own-addresses', 'updateOwnAddress', { id: standing.id }, input)
          : await call('own-addresses', 'createOwnAddress', {}, input),
      );
    });
  const fill = (newFields: Partial<typeof fields>) => setFields((current) => ({ ...current, ...newFields }));
  const isTaken = (label: string) =>
    labels.some((otherLabel) => otherLabel.trim().toLowerCase() === label.trim().toLowerCase());
  const field = (name: keyof typeof blank) => ({
    label: words(name),
    value: fields[name],
    onChange: (text: string) => fill({ [name]: text }),
    fault: faults.fields[name],
  });
  return (
    <>
      {refusal.times > 0 && refusal.postalCode === fields.postalCode && (
        <OutOfReach key={refusal.times} postalCode={fields.postalCode} city={city} onKeep={() => void save(true)} />
      )}
      <Form
        onSubmit={() => void save()}
        faults={faults}
        busy={busy}
        submit={submit}
        leave={account('leave')}
        onLeave={onLeave}
      >
        <StreetField
          {...field('address')}
          // The button that opened the form is gone.
          autoFocus={onLeave !== undefined}
          onChoose={({ address, place }) =>
            setFields(({ city: typedCity = only ?? '', ...fields }) => {
              const newPlace = placeWith({ postalCode: fields.postalCode, city: typedCity }, place);
              return { ...fields, ...newPlace, address };
            })
          }
        />
        <div className={formStyles['pair']}>
          <Field {...field('postalCode')} autoComplete="postal-code" inputMode="numeric" />
          <Field
            label={words('city')}
            value={city}
            onChange={(text) => fill({ city: text })}
            fault={faults.fields['city']}
            autoComplete="address-level2"
          />
        </div>
        <div>
          <CityChoices choices={choices} onChoose={fill} />
          <Eligibility postalCode={fields.postalCode} />
        </div>
        <div className={formStyles['pair']}>
          <Field
            {...field('label')}
            hint={isTaken(fields.label) ? words('labelTaken', { label: fields.label.trim() }) : words('labelHint')}
            autoComplete="off"
          />
          <Field {...field('phone')} type="tel" autoComplete="tel" />
        </div>
        <Field {...field('note')} autoComplete="off" />
      </Form>
    </>
  );
}

const fieldsOf = (standing: Address | undefined) =>
  standing
    ? {
        label: standing.label,
        address: standing.address,
        postalCode: standing.postalCode,
        city: standing.city,
        phone: readablePhone(standing.phone),
        note: standing.note,
      }
    : blank;
