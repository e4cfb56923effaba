import type { Meal } from '@traiteur/contract/shop/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useVisit } from '../frame/document/visit-context.ts';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import { suitabilityFor } from './menu-query.ts';
import styles from './Safety.module.css';
import { useNames } from '../frame/language/use-names.ts';

const icons = { safe: IconCircleCheckFilled, may_contain: IconAlertTriangleFilled, contains: IconAlertOctagonFilled };

/** What a dish is to the visitor, by word and sign; what it contains, for who has said nothing. */
export function Safety({ meal }: { meal: Pick<Meal, 'id' | 'allergens'> }) {
  const words = useShopWords('menu.safety');
  const { avoided, site } = useVisit();
  const nameOf = useLocalName();
  const list = useNames();
  if (avoided.length === 0) return <DeclaredAllergens meal={meal} />;
  const { verdict, warnings } = suitabilityFor(meal, avoided);
  const namesOf = (ids: readonly number[]) =>
    list(
      site.allergens.filter(({ id }) => ids.includes(id)).map(({ name }) => nameOf(name)),
      verdict === 'safe',
    );
  const Icon = icons[verdict];
  return (
    <p className={styles['safety']} data-verdict={verdict}>
      <Icon size={20} aria-hidden />
      <span>
        {verdict === 'safe' && words('safe', { names: namesOf(avoided.map(({ allergenId }) => allergenId)) })}
        {warnings.map(({ warning, allergenIds }) => (
          <span key={warning} className={styles['warning']}>
            {words(warning, { names: namesOf(allergenIds) })}
          </span>
        ))}
      </span>
    </p>
  );
}

function DeclaredAllergens({ meal: { allergens } }: { meal: Pick<Meal, 'allergens'> }) {
  const words = useShopWords('menu.safety');
  const nameOf = useLocalName();
  const list = useNames();
  const namesWith = (presence: string) =>
    list(allergens.filter((one) => one.presence === presence).map(({ name }) => nameOf(name)));
  const [containedNames, traces] = [namesWith('contains'), namesWith('may_contain')];
  return (
    <p className={styles['safety']}>
      <IconInfoCircle size={20} aria-hidden />
      <span>
        {containedNames ? words('declared', { names: containedNames }) : !traces && words('none')}
        {traces && (
          <>
            {containedNames && <br />}
            {words('traces', { names: traces })}
          </>
        )}
      </span>
    </p>
  );
}
