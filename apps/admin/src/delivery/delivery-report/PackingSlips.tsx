import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import { ClientAllergies } from '../../orders/detail/ClientAllergies.tsx';
import { allergensNow } from '../../orders/allergies/allergens-now.ts';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { DishContents } from './DishContents.tsx';
import reportStyles from './DeliveryReport.module.css';
import styles from './PackingSlips.module.css';
import { HeldWarning, StopWarnings, UnansweredWarnings } from './StopWarnings.tsx';
import { useRoundName } from './use-round-name.ts';

export function PackingSlips({ report }: { report: DeliveryReport }) {
  const words = useTranslations('deliveryReport');
  const dates = useDates();
  const nameOf = useLocalName();
  const roundName = useRoundName();
  return (
    <div className={styles['slips']}>
      {report.rounds.flatMap((round) =>
        round.stops.map((stop) => (
          <section key={stop.orderId} className={styles['slip']} aria-label={stop.number}>
            <header>
              <strong>
                <ClientLink id={stop.clientId}>{stop.client}</ClientLink>
              </strong>
              <span>{stop.number}</span>
              <small>
                {dates.short(report.date)}, {roundName(round)}
              </small>
            </header>
            <HeldWarning stop={stop} />
            <UnansweredWarnings stop={stop} />
            <ClientAllergies client={stop} allergies={stop.clientAllergies} unasked={stop.unaskedEaters} />
            <ul>
              {stop.items.map(({ name, sizeName, quantity, allergens, eaterId, eater }, line) => (
                <li key={`${name.en} ${sizeName.en} ${eaterId} ${eater}`}>
                  <strong>{quantity} ×</strong> {nameOf(name)} ({nameOf(sizeName).toLowerCase()})
                  {eater && <b> {words('forEater', { name: eater })}</b>}
                  <DishContents
                    allergens={allergensNow(
                      allergens,
                      stop.conflicts.filter((conflict) => conflict.line === line),
                    )}
                  />
                </li>
              ))}
            </ul>
            <StopWarnings stop={stop} />
            {stop.kitchenNote && <p className={reportStyles['care']}>{stop.kitchenNote}</p>}
          </section>
        )),
      )}
    </div>
  );
}
