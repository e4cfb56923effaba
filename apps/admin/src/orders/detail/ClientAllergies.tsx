import type { ClientAllergy } from '@traiteur/contract/orders/order-record.ts';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './ClientAllergies.module.css';

const severities = ['allergy', 'intolerance'] as const;

interface ClientAllergiesProps {
  allergies: readonly ClientAllergy[];
  /** Whether the client was asked: otherwise an empty list means unknown. */
  asked: boolean;
}

/** The allergies of an order's client: red where one of its dishes has the allergen. */
export function ClientAllergies({ allergies, asked: isAsked }: ClientAllergiesProps) {
  const words = useTranslations('orders.clientAllergies');
  const nameOf = useLocalName();
  if (allergies.length === 0)
    return <p className={isAsked ? undefined : styles['allergies']}>{words(isAsked ? 'none' : 'unknown')}</p>;
  return severities.map((severity) => {
    const sameSeverity = allergies.filter((allergy) => allergy.severity === severity);
    if (sameSeverity.length === 0) return null;
    const isMet = sameSeverity.some(({ presence }) => presence !== null);
    return (
      <p key={severity} className={isMet ? `${styles['allergies']} ${styles['met']}` : styles['allergies']}>
        {words(severity)}{' '}
        {sameSeverity.map(({ allergenId, name, presence }, index) => (
          <Fragment key={allergenId}>
            {index > 0 && ', '}
            {presence === null ? nameOf(name) : <b>{words(presence, { name: nameOf(name) })}</b>}
          </Fragment>
        ))}
      </p>
    );
  });
}
