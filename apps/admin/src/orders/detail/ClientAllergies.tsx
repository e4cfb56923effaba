import type { ClientAllergy, UnaskedEater } from '@traiteur/contract/orders/order-record.ts';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { isInCompany, nameBeside, namesInCompany } from '@traiteur/domain/orders/eater-names.ts';
import styles from './ClientAllergies.module.css';

const severities = ['allergy', 'intolerance'] as const;

interface ClientAllergiesProps {
  /** Whose table it is: the others at it are named. */
  client?: { eaterId: number };
  allergies: readonly ClientAllergy[];
  /** Who was not asked: an empty list means that theirs are unknown. */
  unasked: readonly UnaskedEater[];
}

/** The allergies of all at the table of an order's client: red where one of its dishes has the allergen. */
export function ClientAllergies({ client, allergies, unasked }: ClientAllergiesProps) {
  const words = useTranslations('orders.clientAllergies');
  const nameOf = useLocalName();
  const inCompany = client !== undefined && isInCompany(client, [...allergies, ...unasked]);
  const names = namesInCompany(unasked, inCompany);
  if (allergies.length + unasked.length === 0) return <p>{words('none')}</p>;
  const paragraphs = severities.map((severity) => {
    const sameSeverity = allergies.filter((allergy) => allergy.severity === severity);
    if (sameSeverity.length === 0) return null;
    const isMet = sameSeverity.some(({ presence }) => presence !== null);
    return (
      <p key={severity} className={isMet ? `${styles['allergies']} ${styles['met']}` : styles['allergies']}>
        {words(severity)}{' '}
        {sameSeverity.map(({ eaterId, eater, allergenId, name, presence }, index) => (
          <Fragment key={`${eaterId} ${allergenId}`}>
            {index > 0 && ', '}
            {presence === null ? nameOf(name) : <b>{words(presence, { name: nameOf(name) })}</b>}
            {client && nameBeside(client, { eaterId, eater }) && ` · ${eater}`}
          </Fragment>
        ))}
      </p>
    );
  });
  return (
    <>
      {paragraphs}
      {unasked.length > 0 && (
        <p className={styles['allergies']}>{names ? words('unknownOf', { names }) : words('unknown')}</p>
      )}
    </>
  );
}
