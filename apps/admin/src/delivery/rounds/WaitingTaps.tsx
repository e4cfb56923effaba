import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './Round.module.css';
import type { Telling } from './taps.ts';
import type { UsedTaps } from './use-taps.ts';

interface WaitingTapsProps {
  taps: UsedTaps;
  /** When the round was last read, where it cannot be read now. */
  readAt: number | undefined;
}

/** What waits for the line is said, and what came back until it is read. */
export function WaitingTaps({ taps, readAt }: WaitingTapsProps) {
  const words = useTranslations('rounds');
  const dates = useDates();
  const { waiting, tellings, isCut } = taps;
  const lastTap = waiting.at(-1);
  return (
    <>
      <div role="status">
        {(waiting.length > 0 || readAt !== undefined) && (
          <div className={styles['waiting']}>
            <p>
              {waiting.length > 0
                ? words(isCut ? 'cut' : 'sending', { count: waiting.length })
                : words('readAt', { time: dates.moment(new Date(readAt ?? 0).toISOString()) })}
            </p>
            {lastTap && lastTap.heldUntil > 0 && (
              <Button onClick={() => taps.withdraw(lastTap.key)}>{words('takeBack')}</Button>
            )}
          </div>
        )}
      </div>
      {tellings.map((telling) => (
        <div key={telling.key} className={styles['telling']} role="alert">
          <TellingText telling={telling} />
          <Button onClick={() => taps.acknowledge(telling.key)}>{words('understood')}</Button>
        </div>
      ))}
    </>
  );
}

function TellingText({ telling: { number, answer, refusal } }: { telling: Telling }) {
  const words = useTranslations('rounds');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  if (!answer) return <p>{words('refused', { number, message: refusal ?? '' })}</p>;
  const { delivery, earlier } = answer;
  const { obstacle, amount, isPaid } = delivery;
  if (!obstacle) return <p>{words('photoLost', { number })}</p>;
  return (
    <p>
      {words(`obstacle.${obstacle}`, { number, by: earlier?.by ?? '', at: earlier ? dates.moment(earlier.at) : '' })}
      {amount > 0 && !isPaid && ` ${words('moneyTwice', { amount: formatMoney(amount) })}`}
    </p>
  );
}
