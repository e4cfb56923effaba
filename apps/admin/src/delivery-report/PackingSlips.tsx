import type { DeliveryReport } from '@traiteur/contract/delivery-report.ts';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import styles from './DeliveryReport.module.css';
import { StopWarnings } from './StopWarnings.tsx';

/** One slip a bag: whose it is, what goes in, what each dish contains, and who must be careful. */
export function PackingSlips({ report }: { report: DeliveryReport }) {
  const words = useTranslations('deliveryReport');
  const dates = useDates();
  const nameOf = useLocalName();
  return (
    <div className={styles['slips']}>
      {report.rounds.flatMap(({ zoneName, start, end, stops }) =>
        stops.map((stop) => (
          <section key={stop.orderId} className={styles['slip']} aria-label={stop.number}>
            <header>
              <strong>{stop.client}</strong>
              <span>{stop.number}</span>
            </header>
            <p>
              {dates.short(report.date)}, {words('round', { zone: nameOf(zoneName), span: dates.span(start, end) })}
            </p>
            <ul>
              {stop.items.map(({ name, sizeName, quantity, allergens }) => (
                <li key={`${name.en} ${sizeName.en}`}>
                  <strong>{quantity} ×</strong> {nameOf(name)} ({nameOf(sizeName).toLowerCase()})
                  <Contents of={allergens} />
                </li>
              ))}
            </ul>
            <StopWarnings stop={stop} />
            {stop.notes && <p className={styles['care']}>{stop.notes}</p>}
          </section>
        )),
      )}
    </div>
  );
}

type Allergens = DeliveryReport['rounds'][number]['stops'][number]['items'][number]['allergens'];

function Contents({ of: allergens }: { of: Allergens }) {
  const words = useTranslations('deliveryReport');
  const nameOf = useLocalName();
  const contained = allergens.filter(({ presence }) => presence === 'contains');
  if (contained.length === 0) return null;
  return (
    <small>
      {words('contains')} <b>{contained.map(({ name }) => nameOf(name)).join(', ')}</b>
    </small>
  );
}
