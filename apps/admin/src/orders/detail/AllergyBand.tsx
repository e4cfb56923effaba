import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { isEditable } from '@traiteur/domain/orders/order-life.ts';
import { useFront } from '@traiteur/front/front.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useAnswerReason } from '../allergies/use-answer-reason.ts';
import { useDishSentences } from '@traiteur/front/orders/use-conflict-sentence.ts';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';
import { AnswerButton } from '../allergies/AnswerButton.tsx';
import styles from './OrderDetail.module.css';

/** An alarm per dish with an allergen of the client, unanswered ones first. It cannot be closed. */
export function AllergyBand({ order }: { order: Order }) {
  const sentencesOf = useDishSentences();
  const storiesOf = useStories();
  const byDish = Map.groupBy(order.conflicts, ({ line }) => order.lines[line]?.productId);
  return [...byDish].map(([productId, conflicts]) => {
    const dish = order.lines.find((line) => line.productId === productId)?.name;
    const [title = '', ...otherSentences] = sentencesOf(conflicts, order.client, dish);
    const isDanger = conflicts.some(({ mustOverride }) => mustOverride);
    const waits = conflicts.some(isUnanswered);
    return (
      <Alarm key={productId} tone={isDanger ? 'danger' : 'warning'} title={title}>
        {[...otherSentences, ...storiesOf(conflicts)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {waits && productId !== undefined && <ToAnswer order={order} productId={productId} />}
      </Alarm>
    );
  });
}

/** Conflicts found after the order, by whom and when; and the answers, by whom, when and why. Each once. */
function useStories() {
  const words = useTranslations('orders.conflict');
  const dates = useDates();
  const reasonText = useAnswerReason();
  return (conflicts: Order['conflicts']): string[] => {
    const discoveries = conflicts.flatMap(({ foundAt, foundBy }) =>
      foundAt !== null && foundBy !== null ? words('found', { at: dates.moment(foundAt), by: foundBy }) : [],
    );
    const answers = conflicts.flatMap(({ answeredBy, answeredAt, reason }) =>
      answeredBy !== null && answeredAt !== null
        ? words('overridden', { by: answeredBy, at: dates.moment(answeredAt), reason: reasonText(reason) })
        : [],
    );
    return [...new Set([...discoveries, ...answers])];
  };
}

function ToAnswer({ order, productId }: { order: Order; productId: number }) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('orders.conflict');
  const messages = useTranslations('orders.messages');
  const isOnTheRoad = order.status === 'delivering';
  const phone = order.client.phone || order.address?.phone;
  return (
    <>
      <p>
        <b>{words(isOnTheRoad ? 'unansweredOnTheRoad' : 'unanswered')}</b>
      </p>
      <div className={styles['answer']}>
        {phone && (
          <a className="no-print" href={`tel:${phone}`}>
            {messages('call', { phone: readablePhone(phone) })}
          </a>
        )}
        <AnswerButton order={order} productId={productId} />
        {isEditable(order.status) && isOffered(site.screens.orderEdit) && (
          <ButtonLink className="no-print" to={to('orderEdit', { id: order.id })}>
            {words('takeOut')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
