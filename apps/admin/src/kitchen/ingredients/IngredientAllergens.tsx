import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useField } from '@traiteur/kit/form/use-field.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { AllergenStates } from '../../catalogue/allergens/AllergenStates.tsx';
import { UsualOffer } from '../../catalogue/UsualOffer.ts';

const answers = ['contains', 'may_contain', 'none', 'unknown'] as const satisfies readonly AllergenState[];

/** Nothing is said of an allergen until somebody says it. */
export function IngredientAllergens() {
  const words = useTranslations('ingredients');
  const allergens = useChoices('allergens', 'list');
  const { value: stated, change, error } = useField<IngredientInput['allergens']>('allergens');
  const stateOf = (id: number): AllergenState => stated.find(({ allergenId }) => allergenId === id)?.state ?? 'unknown';
  const state = (allergenId: number, answer: AllergenState) => {
    const rest = stated.filter((allergen) => allergen.allergenId !== allergenId);
    change(answer === 'unknown' ? rest : [...rest, { allergenId, state: answer }]);
  };
  const shownAllergens = allergens.filter(({ id, active }) => active || stateOf(id) !== 'unknown');
  const openAllergens = shownAllergens.filter(({ id }) => stateOf(id) === 'unknown');
  return (
    <AllergenStates
      name="allergens"
      label={words('fields.allergens')}
      allergens={shownAllergens}
      answers={answers}
      answerOf={stateOf}
      onAnswer={state}
      nameOfAnswer={(answer) => words(`states.${answer}`)}
      fault={error}
    >
      {openAllergens.length > 0 && (
        <div>
          <Button
            onClick={() =>
              change([...stated, ...openAllergens.map(({ id }) => ({ allergenId: id, state: 'none' as const }))])
            }
          >
            {words('restNone')}
          </Button>
        </div>
      )}
      {allergens.length === 0 && <UsualOffer kind="allergens" />}
    </AllergenStates>
  );
}
