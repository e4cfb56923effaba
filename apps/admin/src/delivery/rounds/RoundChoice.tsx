import type { Round, RoundDay } from '@traiteur/contract/delivery/rounds.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { roundKey } from '../delivery-report/report-query.ts';
import { useRoundName } from '../delivery-report/use-round-name.ts';
import { useAssignment } from '../delivery-report/drivers/use-assignment.ts';
import styles from './Round.module.css';

interface RoundChoiceProps {
  day: RoundDay;
  round: Round;
  onChoose: (key: string) => void;
}

/** Whose round it is, and the other ones of the day. */
export function RoundChoice({ day: { date, choices }, round, onChoose }: RoundChoiceProps) {
  const words = useTranslations('rounds');
  const nameOf = useRoundName();
  const { user } = useSession();
  const { assign, isBusy } = useAssignment(date, round);
  const isOwn = round.driver?.id === user?.id;
  const isOver = choices.some((choice) => roundKey(choice) === roundKey(round) && choice.over === choice.stops);
  return (
    <section className={styles['choice']} aria-label={words('otherRounds')}>
      {(isOwn || !round.driver) && !isOver && (
        <Button busy={isBusy} onClick={() => assign(isOwn ? null : (user?.id ?? null))}>
          {words(isOwn ? 'giveBack' : 'take')}
        </Button>
      )}
      {choices.length > 1 && (
        <>
          <h2>{words('otherRounds')}</h2>
          <ul className={styles['doors']}>
            {choices.map((choice) => (
              <li key={roundKey(choice)}>
                <button
                  type="button"
                  aria-current={roundKey(choice) === roundKey(round)}
                  onClick={() => onChoose(roundKey(choice))}
                >
                  <span>{nameOf(choice)}</span>
                  <span className={styles['size']}>
                    {choice.driver ? `${choice.driver.name} · ` : ''}
                    {choice.over} / {choice.stops}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
