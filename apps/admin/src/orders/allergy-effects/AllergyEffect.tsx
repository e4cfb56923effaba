import { type AllergenChange, allergenChange } from '@traiteur/contract/orders/allergy-effects.ts';
import { useFormState, useWatch } from 'react-hook-form';
import { AllergyEffectBand } from './AllergyEffectBand.tsx';

interface AllergyEffectProps {
  /** Whose allergens the form around this edits: those of clients, or those of a product. */
  whose: { clientIds: readonly number[] } | { productId: number };
}

/**
 * Says beside the button that saves, once the form's `allergens` are others than those saved, which standing orders that would touch. To be given
 * to a form as its `notice`.
 */
export function AllergyEffect({ whose }: AllergyEffectProps) {
  const allergens: unknown = useWatch({ name: 'allergens' });
  const { defaultValues } = useFormState();
  if (textOf(allergens) === textOf(defaultValues?.['allergens'])) return null;
  // What is typed and not chosen yet is no allergen.
  const change = allergenChange.safeParse({ ...whose, allergens });
  return change.success && <AllergyEffectBand change={change.data} />;
}

type Allergen = AllergenChange['allergens'][number];

/** The same text for the same allergens, in whichever order they were chosen. */
function textOf(allergens: unknown): string {
  if (!Array.isArray(allergens)) return '';
  return (allergens as Allergen[])
    .map((allergen) => `${allergen.allergenId} ${'severity' in allergen ? allergen.severity : allergen.presence}`)
    .toSorted()
    .join();
}
