import { IconLock, IconPencil, IconPlus } from '@tabler/icons-react';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { actionAddress } from '../addresses.ts';
import { isSaidBy } from './all-avoided.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './AvoidForm.module.css';
import { SeverityChoice } from './SeverityChoice.tsx';

interface AvoidFormProps {
  label: string;
  describedBy: string;
}

/** Works without a script: the browser folds it. */
export function AvoidForm({ label, describedBy }: AvoidFormProps) {
  const words = useShopWords('avoiding');
  const { avoided, ofAccount, site, url, locale } = useVisit();
  const nameOf = useLocalName();
  const severityOf = (id: number) => avoided.find(({ allergenId }) => allergenId === id)?.severity ?? 'none';
  const isOfAccount = (id: number) => {
    const severity = severityOf(id);
    return severity !== 'none' && isSaidBy(ofAccount, { allergenId: id, severity });
  };
  return (
    <details className={styles['form']}>
      <summary aria-describedby={describedBy}>
        {avoided.length > 0 ? <IconPencil size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />}
        {label}
      </summary>
      <form method="post" action={actionAddress('avoid', locale)} data-avoid>
        <input type="hidden" name="to" value={url.pathname + url.search} />
        <p className={styles['explain']}>{words('explain')}</p>
        <ul>
          {site.allergens.map(({ id, name }) => (
            <li key={id}>
              {isOfAccount(id) ? (
                <p className={styles['kept']}>
                  <IconLock size={15} aria-hidden /> {nameOf(name)} · {words(`severity.${severityOf(id)}`)}
                </p>
              ) : (
                <SeverityChoice
                  name={`allergen-${id}`}
                  allergen={nameOf(name)}
                  severity={severityOf(id)}
                  labelOf={(choice) => words(`severity.${choice}`)}
                />
              )}
            </li>
          ))}
        </ul>
        <div className={styles['save']}>
          <button type="submit" className="button primary">
            {words('save')}
          </button>
        </div>
      </form>
    </details>
  );
}
