import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import type { allergensNow } from '../../orders/allergies/allergens-now.ts';

type Allergens = ReturnType<typeof allergensNow>;

/** Contained allergens and traces. An empty list is written out, or it would look like an oversight. */
export function DishContents({ allergens }: { allergens: Allergens }) {
  const words = useTranslations('deliveryReport');
  const conflictWords = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  const namesOf = (presence: Allergens[number]['presence']) =>
    allergens
      .filter((allergen) => allergen.presence === presence)
      .map(({ name }) => nameOf(name))
      .join(', ');
  const containedNames = namesOf('contains');
  const traces = namesOf('may_contain');
  return (
    <small>
      {containedNames && (
        <>
          {words('contains')} <b>{containedNames}</b>
        </>
      )}
      {containedNames && traces && ' · '}
      {traces && conflictWords('traces', { names: traces })}
      {!containedNames && !traces && conflictWords('noAllergen')}
    </small>
  );
}
