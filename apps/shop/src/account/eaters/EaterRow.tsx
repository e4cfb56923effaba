import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../AccountPage.module.css';

interface EaterRowProps {
  eater: TableEater;
  allergens: SiteTexts['allergens'];
  onChange: () => void;
  onRemove: () => void;
}

export function EaterRow({ eater, allergens, onChange, onRemove }: EaterRowProps) {
  const words = useShopWords('ownAccount.eaters');
  const account = useShopWords('ownAccount');
  const nameOf = useLocalName();
  const { name, isClient, allergiesAsked, dietNote } = eater;
  const severities = new Map(eater.allergens.map(({ allergenId, severity }) => [allergenId, severity]));
  return (
    <li className={styles['row']}>
      <div className={styles['eater']}>
        <strong>{isClient ? words('client', { name }) : name}</strong>
        {severities.size === 0 && <small>{words(allergiesAsked ? 'noAllergies' : 'allergiesUnknown')}</small>}
        <ul className={styles['reactions']}>
          {allergens.map(({ id, name: allergen }) => {
            const severity = severities.get(id);
            if (!severity) return null;
            return (
              <li key={id} data-severity={severity}>
                <strong>{nameOf(allergen)}</strong> · {account(`severity.${severity}`)}
              </li>
            );
          })}
        </ul>
        {dietNote && <small>{dietNote}</small>}
      </div>
      <span className={styles['tools']}>
        {isClient ? (
          <a href="#allergies" className="button" aria-label={words('change', { name })}>
            <IconPencil size={18} aria-hidden />
          </a>
        ) : (
          <>
            <button type="button" className="button" aria-label={words('change', { name })} onClick={onChange}>
              <IconPencil size={18} aria-hidden />
            </button>
            <button type="button" className="button" aria-label={words('remove', { name })} onClick={onRemove}>
              <IconTrash size={18} aria-hidden />
            </button>
          </>
        )}
      </span>
    </li>
  );
}
