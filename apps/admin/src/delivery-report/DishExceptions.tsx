import type { ProductionRow } from '@traiteur/contract/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ClientLink } from '../clients/ClientLink.tsx';
import styles from './DeliveryReport.module.css';

type Exception = ProductionRow['exceptions'][number];

/** Whose portions of a dish need care, those first that nobody has answered for yet. */
export function DishExceptions({ exceptions }: { exceptions: readonly Exception[] }) {
  const words = useTranslations('deliveryReport');
  const conflictWords = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  return exceptions.map((exception) => (
    <p
      key={`${exception.orderId} ${exception.sizeName.en} ${exception.allergen.en}`}
      className={styles[classOf(exception)]}
    >
      {isUnanswered(exception) && <b>{conflictWords('toAnswer')} · </b>}
      {words('exceptionFor', {
        quantity: exception.quantity,
        size: nameOf(exception.sizeName).toLowerCase(),
      })}{' '}
      <ClientLink id={exception.clientId}>{exception.client}</ClientLink>{' '}
      {words('exceptionOf', {
        number: exception.number,
        allergen: nameOf(exception.allergen),
        kind: [
          words(`kinds.${exception.severity}`),
          ...(exception.presence === 'may_contain' ? [words('traces')] : []),
        ].join(', '),
      })}
      {exception.answeredBy !== null && <> · {words('answeredBy', { by: exception.answeredBy })}</>}
      {exception.reason && <em> {conflictWords('quoted', { reason: exception.reason })}</em>}
    </p>
  ));
}

function classOf(exception: Exception) {
  if (isUnanswered(exception)) return 'unanswered';
  return exception.mustOverride ? 'danger' : 'care';
}
