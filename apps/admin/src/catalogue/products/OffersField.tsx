import { useQuery } from '@tanstack/react-query';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { useId } from 'react';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { productConstantsQuery } from '../product-constants/product-constants-queries.ts';
import { CreateChoice } from '../../form/CreateChoice.tsx';
import { NewSizeDialog } from '../sizes/SizeDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';
import styles from './ProductFields.module.css';
import { useApi } from '@traiteur/front/front.ts';

type Offer = Blank<Product['offers'][number]>;

export function OffersField({ name, label }: FieldProps) {
  const api = useApi();
  const words = useTranslations('products');
  const texts = useTranslations();
  const nameOf = useLocalName();
  const sizes = useChoices('sizes', 'list');
  const constants = useQuery(productConstantsQuery(api));
  const { value: offers, change, error } = useField<Offer[]>(name);
  const faultId = useId();
  const indexOf = (sizeId: number) => offers.findIndex((offer) => offer.sizeId === sizeId);
  const toggle = (sizeId: number, isSold: boolean) =>
    change(
      isSold
        ? // No price yet: the schema asks for it.
          [...offers, { sizeId, price: null, quantityAvailable: constants.data?.defaultQuantity ?? null }]
        : offers.filter((offer) => offer.sizeId !== sizeId),
    );
  // A new offer starts from the constants, so the sizes wait for them.
  const shownSizes = (constants.isPending ? [] : sizes).filter(({ id, active }) => active || indexOf(id) >= 0);
  return (
    <fieldset className={styles['set']} data-field={name}>
      <legend>{label}</legend>
      {shownSizes.map(({ id, name: size }) => {
        const index = indexOf(id);
        return (
          <div key={id} className={styles['offer']}>
            <label className={styles['check']}>
              <input
                type="checkbox"
                checked={index >= 0}
                aria-label={`${nameOf(size)} · ${words('offer.sold')}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? faultId : undefined}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
              {nameOf(size)}
            </label>
            {index >= 0 && (
              <>
                <MoneyField key={`price-${index}-${id}`} name={`${name}.${index}.price`} label={words('offer.price')} />
                <NumberField
                  key={`quantity-${index}-${id}`}
                  name={`${name}.${index}.quantityAvailable`}
                  label={words('offer.quantity')}
                  placeholder={words('hints.quantity')}
                />
              </>
            )}
          </div>
        );
      })}
      <CreateChoice tag="sizes" add={texts('sizes.add')} dialog={NewSizeDialog} onCreated={(id) => toggle(id, true)} />
      {sizes.length === 0 && <UsualOffer kind="sizes" />}
      <InputError id={faultId} fault={error} />
    </fieldset>
  );
}
