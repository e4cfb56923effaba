import { Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { useRef, useState } from 'react';
import { useKitSettings } from '../../setup/kit-settings.ts';
import { kitWords, usePhrase } from '../../setup/kit-words.ts';
import { Calendar } from './Calendar.tsx';
import styles from './CalendarButton.module.css';

interface CalendarButtonProps {
  /** Of the field that it stands in. */
  label: string;
  /** The day that is chosen, if one is. */
  value?: LocalDate | undefined;
  onPick: (date: LocalDate) => void;
}

/** Opens a calendar to pick a day from, and takes the focus back. */
export function CalendarButton({ label, value, onPick }: CalendarButtonProps) {
  const phrase = usePhrase();
  const { timeZone } = useKitSettings();
  /** What day it was when the calendar opened; undefined while it is closed. */
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
