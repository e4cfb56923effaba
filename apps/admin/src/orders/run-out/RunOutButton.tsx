import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DayPortions } from './DayPortions.tsx';
import { ordersOfProductQuery } from './run-out-queries.ts';
import styles from './RunOut.module.css';
import { useDishDayLink } from './use-dish-day-link.ts';

interface RunOutButtonProps {
  id: number;
  name: Bilingual;
  date: LocalDate;
  /** Whether the screen shows already that it is sold out. */
  isSoldOut: boolean;
}

/** Opens the portions of a dish in a dialog over the current screen. */
export function RunOutButton({ id, name, date, isSoldOut }: RunOutButtonProps) {
  const api = useApi();
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  if (!api.offers('products', 'setAvailability')) return null;
  const dish = nameOf(name);
  const label = isSoldOut ? 'manage' : 'open';
  return (
    <>
      <Button
        variant="subtle"
        className={`${styles['open']} no-print`}
        aria-label={words(`${label}Of`, { dish })}
        onClick={() => setIsOpen(true)}
      >
        {words(label)}
      </Button>
      {isOpen && (
        <Dialog opened title={`${dish}, ${dates.full(date)}`} onClose={() => setIsOpen(false)}>
          <DayPortions id={id} date={date} />
          <div className="dialog-actions">
            <DishOrdersLink id={id} date={date} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function DishOrdersLink({ id, date }: { id: number; date: LocalDate }) {
  const api = useApi();
  const words = useTranslations('orders.runOut');
  const linkTo = useDishDayLink();
  const { data } = useQuery(ordersOfProductQuery(api, id, date));
  return data && <ButtonLink to={linkTo(id, date)}>{words('seeOrders', { count: data.orders.length })}</ButtonLink>;
}
