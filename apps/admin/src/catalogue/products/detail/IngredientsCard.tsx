import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { allergenParts } from '@traiteur/domain/catalogue/ingredient-texts/allergen-parts.ts';
import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { RecipeLink } from '../../../kitchen/recipes/RecipeLink.tsx';
import { useDishRecipe } from '../../../kitchen/recipes/use-dish-recipe.ts';
import { ReadSources } from '../ingredients/ReadSources.tsx';
import styles from './ProductPage.module.css';

interface Named {
  name: Bilingual;
  code: string;
}

/** The ingredients with their allergens in bold, what the dish contains, and its traces. */
export function IngredientsCard({ product }: { product: Product }) {
  const words = useTranslations('products');
  const locale = useLocale();
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  const namesOf = (presence: Product['allergens'][number]['presence']) =>
    product.allergens
      .filter((allergen) => allergen.presence === presence)
      .flatMap(({ allergenId }) => allergens.find(({ id }) => id === allergenId) ?? []);
  const [containedNames, traces] = [namesOf('contains'), namesOf('may_contain')];
  const list = (names: readonly Named[]) =>
    names.map(({ name }) => nameOf(name)).join(', ') || words('allergens.nothing');
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  const recipe = useDishRecipe(product.id);
  return (
    <Card title={words('fields.ingredients')}>
      {recipe && <RecipeLink recipe={recipe} />}
      {(product.ingredients[locale] || !product.ingredients[otherLocale]) && (
        <Ingredients text={product.ingredients[locale]} locale={locale} allergens={containedNames} />
      )}
      {product.allergensDeclared ? (
        <Facts
          facts={[
            [words('allergens.contains'), <strong key="contains">{list(containedNames)}</strong>],
            [words('allergens.may_contain'), list(traces)],
            ...(product.meatOrigin[locale] ? [[words('fields.meatOrigin'), product.meatOrigin[locale]] as const] : []),
          ]}
        />
      ) : (
        <Chip tone="bad">{words('allergens.undeclared')}</Chip>
      )}
      {product.ingredients[otherLocale] && (
        <details className={styles['other']} open={!product.ingredients[locale]}>
          <summary>{words(`language.${otherLocale}`)}</summary>
          <Ingredients text={product.ingredients[otherLocale]} locale={otherLocale} allergens={containedNames} />
        </details>
      )}
      <ReadSources product={product} />
      {!product.ingredients.en && <Chip tone="wait">{words('englishMissing')}</Chip>}
    </Card>
  );
}

interface IngredientsProps {
  text: string;
  locale: Locale;
  allergens: readonly Named[];
}

function Ingredients({ text, locale, allergens }: IngredientsProps) {
  const words = useTranslations('products');
  if (!text) return <p className="hint">{words('noIngredients')}</p>;
  const parts = allergenParts(text, locale, allergens);
  return (
    <p className={styles['ingredients']} lang={locale}>
      {parts.map(({ text: part, isAllergen, at }) => (isAllergen ? <strong key={at}>{part}</strong> : part))}
    </p>
  );
}
