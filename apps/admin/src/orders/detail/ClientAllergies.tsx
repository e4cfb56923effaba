import type { ClientAllergy } from '@traiteur/contract/orders/order-record.ts';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';
import styles from './ClientAllergies.module.css';

const severities = ['allergy', 'intolerance'] as const;

interface ClientAllergiesProps {
  /** Whose table it is: the others at it are named. */
  client?: { firstName: string };
  allergies: readonly ClientAllergy[];
  /** Whether the client was asked: otherwise an empty list means unknown. */
  asked: boolean;
}

/** The allergies of all at the table of an order's client: red where one of its dishes has the allergen. */
export function ClientAllergies({ client, allergies, asked: isAsked }: ClientAllergiesProps) {
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
        {sameSeverity.map(({ eaterId, eater, allergenId, name, presence }, index) => (
          <Fragment key={`${eaterId} ${allergenId}`}>
            {index > 0 && ', '}
            {presence === null ? nameOf(name) : <b>{words(presence, { name: nameOf(name) })}</b>}
            {client && nameBeside(client.firstName, { eater }) && ` · ${eater}`}
          </Fragment>
        ))}
      </p>
    );
  });
}
