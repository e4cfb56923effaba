import { IconAlertTriangleFilled, IconUsers } from '@tabler/icons-react';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { actionAddress, eatersPlace } from '../addresses.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useNames } from '../site/language/use-names.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { useEaterNames } from './use-eater-names.ts';
import styles from './WhoEats.module.css';

/** For whom of the account's table one chooses. Nothing for who eats alone. */
export function WhoEats() {
  const words = useShopWords('eating');
  const to = useTo();
  const nameOf = useLocalName();
  const list = useNames();
  const namesOf = useEaterNames();
  const { table, chosenEaters, site, url, locale } = useVisit();
  if (table.length === 0) return null;
  const isAll = chosenEaters.length === table.length;
  const unknownEaters = table.filter(({ allergens, allergiesAsked }) => !allergiesAsked && allergens.length === 0);
  return (
    <section className={styles['eaters']} aria-labelledby={eatersPlace}>
      <h2 id={eatersPlace} tabIndex={-1}>
        {words('title')}
      </h2>
      <form method="post" action={actionAddress('eaters', locale)}>
        <input type="hidden" name="to" value={url.pathname + url.search} />
        <ul>
          <li>
            <button type="submit" name="eater" value="" aria-pressed={isAll}>
              <IconUsers size={20} aria-hidden />
              <strong>{words('all')}</strong>
            </button>
          </li>
          {table.map((eater) => {
            const { id, allergens } = eater;
            const names = site.allergens
              .filter((allergen) => allergens.some(({ allergenId }) => allergenId === allergen.id))
              .map(({ name }) => nameOf(name));
            const isUnknown = unknownEaters.includes(eater);
            return (
              <li key={id}>
                <button
                  type="submit"
                  name="eater"
                  value={id}
                  aria-pressed={!isAll && chosenEaters.includes(eater)}
                  className={names.length > 0 ? styles['reacts'] : undefined}
                >
                  <strong>{namesOf([eater])}</strong>
                  <small>
                    {isUnknown && <IconAlertTriangleFilled size={13} aria-hidden />}
                    {names.length > 0 ? list(names) : words(isUnknown ? 'unknown' : 'noAllergies')}
                  </small>
                </button>
              </li>
            );
          })}
        </ul>
      </form>
      {unknownEaters.length > 0 && (
        <p className={styles['tell']}>
          <a href={`${to('account')}#own-eaters`}>{words('tell')}</a>
        </p>
      )}
    </section>
  );
}
