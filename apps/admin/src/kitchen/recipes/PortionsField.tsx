import type { RecipeInput } from '@traiteur/contract/kitchen/recipes.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { ThousandthsField } from '@traiteur/kit/fields/NumberField.tsx';
import { useField } from '@traiteur/kit/form/use-field.ts';
import styles from './RecipeFields.module.css';

type Portion = Blank<RecipeInput['portions'][number]>;

/** The sizes in which the dish is sold, and what a portion of each weighs. */
export function PortionsField({ label, sizeIds }: { label: string; sizeIds?: readonly number[] }) {
  const nameOf = useLocalName();
  const sizes = useChoices('sizes', 'list');
  const { value: portions, change } = useField<Portion[]>('portions');
  const placeOf = (sizeId: number) => portions.findIndex((portion) => portion.sizeId === sizeId);
  const toggle = (sizeId: number, isSold: boolean) =>
    change(isSold ? [...portions, { sizeId, weight: null }] : portions.filter((portion) => portion.sizeId !== sizeId));
  return (
    <div data-field="portions" className={styles['portions']}>
      {sizes
        .filter(({ id, active }) => placeOf(id) >= 0 || (sizeIds ? sizeIds.includes(id) : active))
        .map(({ id, name }) => {
          const place = placeOf(id);
          return (
            <div key={id}>
              <label className={styles['size']}>
                <input
                  type="checkbox"
                  checked={place >= 0}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                />
                {nameOf(name)}
              </label>
              {place >= 0 && (
                <ThousandthsField
                  key={`${place} ${id}`}
                  name={`portions.${place}.weight`}
                  label={`${nameOf(name)} · ${label}`}
                />
              )}
            </div>
          );
        })}
    </div>
  );
}
