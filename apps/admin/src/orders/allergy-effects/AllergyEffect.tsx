import { type AllergenChange, allergenChange } from '@traiteur/contract/orders/allergy-effects.ts';
import { useFormState, useWatch } from 'react-hook-form';
import { AllergyEffectBand } from './AllergyEffectBand.tsx';

interface AllergyEffectProps {
  /** Whose allergens the form edits. */
  whose: { clientIds: readonly number[]; eaterId?: number } | { productId: number };
}

/** A form's `notice`: once its `allergens` differ from the saved ones, it shows the orders that saving affects. */
export function AllergyEffect({ whose }: AllergyEffectProps) {
  const allergens: unknown = useWatch({ name: 'allergens' });
  const { defaultValues } = useFormState();
  if (textOf(allergens) === textOf(defaultValues?.['allergens'])) return null;
  // Text that is typed but not chosen yet is no allergen.
  const change = allergenChange.safeParse({ ...whose, allergens });
  return change.success && <AllergyEffectBand change={change.data} />;
}

type Allergen = AllergenChange['allergens'][number];

/** The same text for the same allergens in any order. */
function textOf(allergens: unknown): string {
  if (!Array.isArray(allergens)) return '';
  return (allergens as Allergen[])
    .map((allergen) => `${allergen.allergenId} ${'severity' in allergen ? allergen.severity : allergen.presence}`)
    .toSorted()
    .join();
}
