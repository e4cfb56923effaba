import type { ContactMessage, ContactState } from '@traiteur/contract/clients/contact-messages.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import styles from './ContactMessages.module.css';

const tones: Record<ContactState, Tone> = { open: 'wait', answered: 'ok', closed: 'mute' };

export function MessageState({ message: { state, handledBy, handledAt } }: { message: ContactMessage }) {
  const words = useTranslations('contactMessages');
  const dates = useDates();
  return (
    <>
      <Chip tone={tones[state]}>{words(`states.${state}`)}</Chip>
      {handledBy !== null && handledAt !== null && (
        <small className={styles['handling']}>
          {words('handledBy', { name: handledBy, date: dates.moment(handledAt) })}
        </small>
      )}
    </>
  );
}
