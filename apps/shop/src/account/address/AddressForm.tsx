import type { Address } from '@traiteur/contract/clients.ts';
import { placeWith } from '@traiteur/front/maps/found-address.ts';
import { useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { Form } from '../../form/Form.tsx';
import formStyles from '../../form/Form.module.css';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../frame/island/alive.ts';
import { useShopWords } from '../../frame/language/use-shop-words.ts';
import { CityChoices } from './CityChoices.tsx';
import { Eligibility } from './Eligibility.tsx';
import { StreetField } from './StreetField.tsx';
import { useCities } from './use-cities.ts';

const blank = { label: '', address: '', postalCode: '', phone: '', note: '' };

/**
 * A new address; whether we deliver there is said as soon as its postal code is whole. Code and city find each other: a city that nobody has
 * typed is the only one of the code.
 */
export function AddressForm({ onSaved }: { onSaved: (address: Address) => Promise<void> }) {
  const words = useShopWords('checkout.where');
  const { call } = useAlive();
  const [fields, setFields] = useState<typeof blank & { city?: string }>(blank);
  const { only, choices } = useCities(fields.postalCode, fields.city);
  const city = fields.city ?? only ?? '';
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      const label = fields.label.trim() || words('home');
      await onSaved(await call('own-addresses', 'createOwnAddress', {}, { ...fields, city, label, country: 'FR' }));
    });
  const fill = (newFields: Partial<typeof fields>) => setFields((before) => ({ ...before, ...newFields }));
  const field = (name: keyof typeof blank) => ({
    label: words(name),
    value: fields[name],
    onChange: (text: string) => fill({ [name]: text }),
    fault: faults.fields[name],
  });
  return (
    <Form onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('save')}>
      <StreetField
        {...field('address')}
        onChoose={({ address, place }) =>
          setFields(({ city: typedCity = only ?? '', ...before }) => {
            const newPlace = placeWith({ postalCode: before.postalCode, city: typedCity }, place);
            return { ...before, ...newPlace, address };
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
        <Field {...field('label')} hint={words('labelHint')} autoComplete="off" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      <Field {...field('note')} autoComplete="off" />
    </Form>
  );
}
