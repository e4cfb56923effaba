import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { InputError } from '@traiteur/kit/form/InputError.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IngredientsReading } from './ingredients/IngredientsReading.tsx';
import { CreateChoice } from '../../form/CreateChoice.tsx';
import { NewAllergenDialog } from '../allergens/AllergenDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';
import styles from './ProductFields.module.css';

type Declared = Product['allergens'][number];

const answers = ['none', 'may_contain', 'contains'] as const;

export function AllergenFields() {
  const words = useTranslations('products');
  return (
    <FieldGroup title={words('groups.safety')}>
      <IngredientsReading />
      <PresenceField name="allergens" label={words('fields.allergens')} />
      <SwitchField
        name="allergensDeclared"
        label={words('allergens.declared')}
        hint={words('allergens.declaredHint')}
      />
    </FieldGroup>
  );
}

function PresenceField({ name, label }: FieldProps) {
  const words = useTranslations('products.allergens');
  const texts = useTranslations();
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const { value: declarations, change, error } = useField<Declared[]>(name);
  const faultId = useId();
  const answerOf = (id: number) => declarations.find(({ allergenId }) => allergenId === id)?.presence ?? 'none';
  const answer = (allergenId: number, presence: (typeof answers)[number]) => {
    const otherDeclarations = declarations.filter((declaration) => declaration.allergenId !== allergenId);
    change(presence === 'none' ? otherDeclarations : [...otherDeclarations, { allergenId, presence }]);
  };
  const shownAllergens = allergens.filter(({ id, active }) => active || answerOf(id) !== 'none');
  return (
    <fieldset className={styles['set']} data-field={name}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles['allergens']}>
        {shownAllergens.map(({ id, name: allergen }) => (
          <div
            key={id}
            role="radiogroup"
            aria-label={nameOf(allergen)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? faultId : undefined}
            className={styles['presence']}
          >
            <span>{nameOf(allergen)}</span>
            {answers.map((presence) => (
              <label key={presence} className={styles[presence]}>
                <input
                  type="radio"
                  name={`allergen-${id}`}
                  checked={answerOf(id) === presence}
                  onChange={() => answer(id, presence)}
                />
                {words(presence)}
              </label>
            ))}
          </div>
        ))}
      </div>
      <CreateChoice
        tag="allergens"
        add={texts('allergens.add')}
        dialog={NewAllergenDialog}
        onCreated={(id) => answer(id, 'contains')}
      />
      {allergens.length === 0 && <UsualOffer kind="allergens" />}
      <InputError id={faultId} fault={error} />
    </fieldset>
  );
}
