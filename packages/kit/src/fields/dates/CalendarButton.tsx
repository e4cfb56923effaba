import { Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { useRef, useState } from 'react';
import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { Calendar } from './Calendar.tsx';
import styles from './CalendarButton.module.css';

interface CalendarButtonProps {
  label: string;
  value?: LocalDate | undefined;
  onPick: (date: LocalDate) => void;
}

export function CalendarButton({ label, value, onPick }: CalendarButtonProps) {
  const phrase = usePhrase();
  const { timeZone } = useKitSettings();
  /** The day on which the calendar opened; undefined while closed. */
  const [openedOn, setOpenedOn] = useState<LocalDate>();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpenedOn(undefined);
  const open = () => setOpenedOn(today(new Date(), timeZone));
  return (
    <Popover opened={openedOn !== undefined} onClose={close} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          ref={button}
          type="button"
          className={styles['button']}
          aria-label={`${phrase(kitWords.calendar)} · ${label}`}
          onClick={openedOn ? close : open}
        >
          <IconCalendar size={18} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {openedOn && (
          <Calendar
            value={value}
            today={openedOn}
            onPick={(date) => {
              // Move the focus to the button before the focused day is removed.
              button.current?.focus();
              close();
              onPick(date);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
