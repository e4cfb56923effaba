import type { WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import { allergenParts } from '@traiteur/domain/catalogue/ingredient-texts/allergen-parts.ts';
import { toldText } from '@traiteur/domain/text/told-text.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useNames } from '../site/language/use-names.ts';
import styles from './MealPage.module.css';

/** Allergens in bold. The declared allergens stand below, whatever the list of ingredients names. */
export function Ingredients({ meal: { ingredients, meatOrigin, allergens } }: { meal: WholeMeal }) {
  const words = useShopWords('meal');
  const safety = useShopWords('safety');
  const nameOf = useLocalName();
  const list = useNames();
  const { locale } = useVisit();
  const { text, language } = toldText(ingredients, locale);
  const origin = toldText(meatOrigin, locale);
  const namesOf = (presence: string) =>
    list(allergens.filter((allergen) => allergen.presence === presence).map(({ name }) => nameOf(name)));
  const [containedNames, traces] = [namesOf('contains'), namesOf('may_contain')];
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('ingredients')}</h2>
      {text ? (
        <>
          <p lang={language}>
            {allergenParts(text, language, allergens).map((part) =>
              part.isAllergen ? <strong key={part.at}>{part.text}</strong> : part.text,
            )}
          </p>
          <p className="hint">{words('bold')}</p>
        </>
      ) : (
        <p className="hint">{words('noIngredients')}</p>
      )}
      {origin.text && (
        <>
          <h3>{words('meatOrigin')}</h3>
          <p lang={origin.language}>{origin.text}</p>
        </>
      )}
      <h3>{words('allergens')}</h3>
      {containedNames && (
        <p>
          <strong>{safety('contains', { names: containedNames })}</strong>
        </p>
      )}
      {traces && <p>{safety('may_contain', { names: traces })}</p>}
      {!containedNames && !traces && <p>{safety('none')}</p>}
    </section>
  );
}
