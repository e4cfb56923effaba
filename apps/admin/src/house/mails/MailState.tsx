import type { Mail } from '@traiteur/contract/house/mails.ts';
import type { MailState as State } from '@traiteur/domain/house/mail-kinds.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

const tones: Record<State, Tone> = { waiting: 'wait', sending: 'info', sent: 'ok', failed: 'bad', unsent: 'mute' };

export function MailState({ mail }: { mail: Mail }) {
  const words = useTranslations('mails');
  const details = useMailDetails()(mail);
  return (
    <>
      <Chip tone={tones[mail.state]}>{words(`states.${mail.state}`)}</Chip>
      {details.map((detail) => (
        <small key={detail}>{detail}</small>
      ))}
    </>
  );
}

export function useMailDetails(): (mail: Mail) => string[] {
  const words = useTranslations('mails');
  const dates = useDates();
  return ({ state, reason, tries, dueAt, detail }) => {
    if (reason) return [words(`reasons.${reason}`), ...(detail ? [detail] : [])];
    if (state !== 'waiting' || tries === 0 || dueAt === null) return [];
    return [`${words('tries', { count: tries })} · ${words('next', { date: dates.moment(dueAt) })}`, detail];
  };
}
