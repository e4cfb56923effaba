import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { sourceOfAllergen } from '@traiteur/domain/catalogue/ingredient-texts/allergen-source.ts';
import type { AllergenSource } from '@traiteur/domain/catalogue/ingredient-texts/lexicon/sources.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useTranslations } from 'use-intl';

/** The allergens of the house by what the lexicon reads for them. */
export function useReadAllergens() {
  const words = useTranslations('products.sources');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list').map((allergen) => ({
    ...allergen,
    source: sourceOfAllergen(allergen),
  }));
  const allergenOf = (source: AllergenSource) =>
    allergens.find((allergen) => allergen.source === source && allergen.active);
  return {
    allergenOf,
    /** As the house calls it; as the regulation does where the house does not know it. */
    nameOfSource: (source: AllergenSource) => nameOf(allergenOf(source)?.name ?? { fr: '', en: '' }) || words(source),
    declaredSources: (declared: Product['allergens']) =>
      declared.flatMap(({ allergenId, presence }) => {
        const source = allergens.find(({ id }) => id === allergenId)?.source;
        return source ? [{ source, presence }] : [];
      }),
  };
}
