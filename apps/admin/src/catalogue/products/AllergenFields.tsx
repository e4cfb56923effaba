import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { type FieldProps, useField } from '@traiteur/kit/form/use-field.ts';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { IngredientsReading } from './ingredients/IngredientsReading.tsx';
import { CreateChoice } from '../../form/CreateChoice.tsx';
import { AllergenStates } from '../allergens/AllergenStates.tsx';
import { NewAllergenDialog } from '../allergens/AllergenDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';

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
  const allergens = useChoices('allergens', 'list');
  const { value: declarations, change, error } = useField<Declared[]>(name);
  const answerOf = (id: number) => declarations.find(({ allergenId }) => allergenId === id)?.presence ?? 'none';
  const answer = (allergenId: number, presence: (typeof answers)[number]) => {
    const otherDeclarations = declarations.filter((declaration) => declaration.allergenId !== allergenId);
    change(presence === 'none' ? otherDeclarations : [...otherDeclarations, { allergenId, presence }]);
  };
  return (
    <AllergenStates
      name={name}
      label={label}
      allergens={allergens.filter(({ id, active }) => active || answerOf(id) !== 'none')}
      answers={answers}
      answerOf={answerOf}
      onAnswer={answer}
      nameOfAnswer={words}
      fault={error}
    >
      <CreateChoice
        tag="allergens"
        add={texts('allergens.add')}
        dialog={NewAllergenDialog}
        onCreated={(id) => answer(id, 'contains')}
      />
      {allergens.length === 0 && <UsualOffer kind="allergens" />}
    </AllergenStates>
  );
}
