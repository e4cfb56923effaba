import type { CashUp, OpenTill } from '@traiteur/contract/money/cash-ups.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Figures } from '@traiteur/kit/list/Figures.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './CashUps.module.css';
import { CountForm } from './CountForm.tsx';
import { Difference } from './Difference.tsx';

/** A colleague's till of a day: what is cashed up, and what is still open. */
export function Till({ date, till }: { date: LocalDate; till: OpenTill }) {
  return (
    <Card title={till.taker} className={styles['till']}>
      {till.cashUps.map((cashUp) => (
        <Counted key={cashUp.id} cashUp={cashUp} />
      ))}
      {/* The key restarts the count when a payment is noted meanwhile. */}
      {till.open.length > 0 && <CountForm key={JSON.stringify(till.open)} date={date} till={till} />}
    </Card>
  );
}

function Counted({ cashUp: { sums, expected, counted, difference, by, at, note } }: { cashUp: CashUp }) {
  const words = useTranslations('cashUps');
  const method = useTranslations('orders.paymentMethod');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const rows = [
    ...sums.map((sum) => ({ ...sum, name: method(sum.method), difference: sum.counted - sum.expected })),
    { name: words('total'), method: 'total', expected, counted, difference },
  ];
  return (
    <>
      <Figures className={styles['sums']}>
        <thead>
          <tr>
            <th scope="col">{words('method')}</th>
            <th scope="col">{words('noted')}</th>
            <th scope="col">{words('counted')}</th>
            <th scope="col">{words('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.method} className={row.method === 'total' ? styles['total'] : undefined}>
              <th scope="row">{row.name}</th>
              <td>{formatMoney(row.expected)}</td>
              <td>{formatMoney(row.counted)}</td>
              <td>
                <Difference cents={row.difference} />
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
      <p className={styles['by']}>{[words('by', { by, at: dates.moment(at) }), note].filter(Boolean).join(' · ')}</p>
    </>
  );
}
