import type { Meal } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './DishSafety.module.css';

/** For who avoids nothing: what the law has said of each dish before it is chosen. */
export function DeclaredAllergens({ allergens }: Pick<Meal, 'allergens'>) {
  const words = useShopWords('safety');
  const nameOf = useLocalName();
  const list = useNames();
  const namesWith = (presence: string) =>
    list(allergens.filter((allergen) => allergen.presence === presence).map(({ name }) => nameOf(name)));
  const [containedNames, traces] = [namesWith('contains'), namesWith('may_contain')];
  return (
    <p className={styles['safety']}>
      <IconInfoCircle size={20} aria-hidden />
      <span>
        {containedNames ? words('contains', { names: containedNames }) : !traces && words('none')}
        {traces && (
          <>
            {containedNames && <br />}
            {words('may_contain', { names: traces })}
          </>
        )}
      </span>
    </p>
  );
}
