import { IconLock, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { actionAddress, avoidPlace } from '../addresses.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './AvoidBar.module.css';
import { AvoidForm } from './AvoidForm.tsx';
import { isSaidBy } from './all-avoided.ts';

/** Works without a script. Allergens of the account can be changed in the account only. */
export function AvoidBar({ children }: { children?: ReactNode }) {
  const words = useShopWords('avoiding');
  const to = useTo();
  const { avoided, ofAccount, table, site, url, locale } = useVisit();
  const nameOf = useLocalName();
  const avoidedNames = avoided.flatMap(({ allergenId, severity }) =>
    site.allergens
      .filter(({ id }) => id === allergenId)
      .map(({ name }) => ({
        allergenId,
        severity,
        name: nameOf(name),
        isOfAccount: isSaidBy(ofAccount, { allergenId, severity }),
      })),
  );
  return (
    <section className={`panel ${styles['bar']}`} aria-labelledby={avoidPlace}>
      <h2 id={avoidPlace} tabIndex={-1}>
        {words('title')}
      </h2>
      {avoidedNames.length > 0 && (
        <form method="post" action={actionAddress('avoid', locale)} className={styles['chosen']}>
          <input type="hidden" name="to" value={url.pathname + url.search} />
          <ul>
            {avoidedNames.map(({ allergenId, name, severity, isOfAccount }) => (
              <li key={allergenId} className={styles[severity]}>
                <span>
                  <strong>{name}</strong> · {words(`severity.${severity}`)}
                </span>
                {isOfAccount ? (
                  <a
                    href={`${to('account')}#allergies`}
                    aria-label={words('kept', { name })}
                    title={words('kept', { name })}
                  >
                    <IconLock size={15} aria-hidden />
                  </a>
                ) : (
                  <>
                    {/* The form sends every hidden field; `without` names the allergen to remove. */}
                    <button type="submit" name="without" value={allergenId} aria-label={words('remove', { name })}>
                      <IconX size={15} aria-hidden />
                    </button>
                    <input type="hidden" name={`allergen-${allergenId}`} value={severity} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </form>
      )}
      <AvoidForm label={avoidedNames.length > 0 ? words('change') : words('add')} describedBy={avoidPlace} />
      {avoidedNames.some(({ isOfAccount }) => isOfAccount) && (
        <p className={styles['kept']}>
          {words('ofAccount')} <a href={`${to('account')}#allergies`}>{words('toAccount')}</a>
        </p>
      )}
      <div className={styles['said']}>
        {avoidedNames.length > 0 || table.length > 0 ? (
          children
        ) : (
          <span className={styles['explain']}>{words('explain')}</span>
        )}
      </div>
    </section>
  );
}
