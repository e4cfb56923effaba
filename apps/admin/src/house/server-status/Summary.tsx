import type { ServerStatus } from '@traiteur/contract/house/server-status.ts';
import { serverParts, serverStateOf } from '@traiteur/domain/house/server-states.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './ServerStatus.module.css';

/** How it all is, in one line. `status` is undefined while it loads. */
export function Summary({ status }: { status: ServerStatus | undefined }) {
  const words = useTranslations('serverStatus');
  if (!status) return <p className={styles['calm']} aria-hidden />;
  const countOf = (state: string) => serverParts.filter((part) => serverStateOf(status[part]) === state).length;
  const sentences = (
    [
      [countOf('act'), 'toAct'],
      [countOf('watch'), 'toWatch'],
      [countOf('unknown'), 'unread'],
    ] as const
  ).flatMap(([count, name]) => (count > 0 ? [words(name, { count })] : []));
  const [first, ...further] = sentences;
  if (first === undefined)
    return (
      <p className={styles['calm']}>
        <IconCircleCheck size={22} aria-hidden />
        {words('calm')}
      </p>
    );
  return (
    <Alarm tone={countOf('act') > 0 ? 'danger' : 'warning'} title={first}>
      {further.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alarm>
  );
}
