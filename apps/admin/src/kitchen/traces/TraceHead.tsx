import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { TraceHold } from './TraceHold.tsx';
import styles from './Traces.module.css';

/** What is followed, and how far it went. */
export function TraceHead({ trace }: { trace: Trace }) {
  const words = useTranslations('traces');
  const dates = useDates();
  const nameOf = useLocalName();
  const { root, from, to, counts } = trace;
  const name = [...new Set([nameOf(root.name), root.number])].filter(Boolean);
  return (
    <>
      <Card title={name.join('\u00a0· ')} aside={<Chip tone="mute">{words(`kinds.${root.kind}`)}</Chip>}>
        <p>
          <b>{words('sentence', counts)}</b>
        </p>
        <p className={styles['soft']}>
          {from === to
            ? words('day', { date: dates.full(from) })
            : words('period', { from: dates.full(from), to: dates.full(to) })}
        </p>
        <TraceHold trace={trace} />
      </Card>
      {counts.possible > 0 && <Alarm tone="warning" title={words('possibleOrders', { count: counts.possible })} />}
    </>
  );
}
