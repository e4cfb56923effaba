import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { orderLife, usualSteps } from '@traiteur/domain/orders/order-life.ts';
import { type Step, Steps } from '@traiteur/kit/look/Steps.tsx';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';

/** A cancelled or failed order shows the last usual step that it reached. */
export function OrderSteps({ order }: { order: Order }) {
  const words = useTranslations('orders');
  const dates = useDates();
  const reachedStep = usualSteps.findIndex(({ status }) => status === order.status);
  const steps = usualSteps.map(({ status, event: kind }, index): Step => {
    const event = order.events.findLast((candidate) => candidate.kind === kind);
    const isReached = reachedStep === -1 ? event !== undefined : index <= reachedStep;
    const next = reachedStep !== -1 && index === reachedStep + 1;
    return {
      key: status,
      name: words(`status.${status}`),
      state: isReached ? 'done' : next ? 'current' : 'ahead',
      detail: event && isReached ? dates.moment(event.at) : undefined,
    };
  });
  const exceptions = Object.values(orderLife).filter(({ to }) => reachedStep === -1 && to === order.status);
  const exception = exceptions.map(({ to, event: kind }): Step => {
    const event = order.events.findLast((candidate) => candidate.kind === kind);
    const detail = event && dates.moment(event.at);
    return { key: to, name: words(`status.${to}`), state: 'current', detail };
  });
  return (
    <Steps
      label={words('progress')}
      steps={[...steps.filter(({ state }) => reachedStep !== -1 || state === 'done'), ...exception]}
    />
  );
}
