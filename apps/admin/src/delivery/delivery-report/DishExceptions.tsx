import type { ProductionRow } from '@traiteur/contract/delivery/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { withEater } from '@traiteur/domain/orders/eater-names.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useAnswerReason } from '../../orders/allergies/use-answer-reason.ts';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import styles from './DeliveryReport.module.css';

type Exception = ProductionRow['exceptions'][number] & {
  /** It is on no paper yet. */
  isNew?: boolean;
  /** Where the exception does not stand at its own dish. */
  dish?: Bilingual | undefined;
};

/** The portions of a dish that need care, unanswered ones first; each portion once, with all its reactions. */
export function DishExceptions({ exceptions }: { exceptions: readonly Exception[] }) {
  const portions = Map.groupBy(exceptions, ({ orderId, line }) => `${orderId} ${line}`);
  return [...portions].map(([key, exceptionsOfPortions]) => <Portions key={key} exceptions={exceptionsOfPortions} />);
}

/** Portions of one line of an order, the worst reaction first. */
function Portions({ exceptions }: { exceptions: readonly Exception[] }) {
  const words = useTranslations('deliveryReport');
  const nameOf = useLocalName();
  const [worst] = exceptions;
  if (!worst) return null;
  // Where several react to one portion, each is named beside their reaction.
  const isOneEaters = exceptions.every(({ eaterId, eater }) => eaterId === worst.eaterId && eater === worst.eater);
  return (
    <p className={styles[classOf(worst)]}>
      {exceptions.some(({ isNew }) => isNew) && <b className={styles['new']}>{words('exceptionNew')}</b>}
      {worst.dish && <b>{nameOf(worst.dish)} </b>}
      {words('exceptionFor', { quantity: worst.quantity, size: nameOf(worst.sizeName).toLowerCase() })}{' '}
      <ClientLink id={worst.clientId}>{worst.client}</ClientLink>
      {withEater('', worst, isOneEaters)} {words('exceptionIn', { number: worst.number })}{' '}
      {exceptions.map((exception, index) => (
        <Fragment key={`${exception.allergen.en} ${exception.eaterId} ${exception.eater}`}>
          {index > 0 && words('exceptionBetween')}
          <Reaction exception={exception} isNamed={!isOneEaters} />
        </Fragment>
      ))}
    </p>
  );
}

interface ReactionProps {
  exception: Exception;
  /** With who reacts. */
  isNamed: boolean;
}

function Reaction({ exception, isNamed }: ReactionProps) {
  const words = useTranslations('deliveryReport');
  const conflictWords = useTranslations('orders.conflict');
  const nameOf = useLocalName();
  const reasonText = useAnswerReason();
  const { allergen, severity, presence, answeredBy, reason } = exception;
  const kind = [words(`kinds.${severity}`), ...(presence === 'may_contain' ? [words('traces')] : [])].join(', ');
  return (
    <>
      {isUnanswered(exception) && <b>{conflictWords('toAnswer')} · </b>}
      {withEater(words('exceptionOf', { allergen: nameOf(allergen), kind }), exception, isNamed)}
      {answeredBy !== null && <> · {words('answeredBy', { by: answeredBy })}</>}
      {reason && <em> {conflictWords('quoted', { reason: reasonText(reason) })}</em>}
    </>
  );
}

function classOf(exception: Exception) {
  if (isUnanswered(exception)) return 'unanswered';
  return exception.mustOverride ? 'danger' : 'care';
}
