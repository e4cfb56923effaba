import { Figures } from '@traiteur/kit/list/Figures.tsx';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './SalesReport.module.css';
import { useSalesWords } from './use-sales-words.ts';

interface BreakdownRow {
  key: string | number;
  name: string;
  count: number;
  /** Amounts hidden on a phone. */
  details: readonly number[];
  amount: number;
  /** Address of the list of its orders. */
  orders: string;
}

interface BreakdownProps {
  title: string;
  note?: string;
  heading: string;
  count: string;
  details: readonly string[];
  amount: string;
  rows: readonly BreakdownRow[];
}

/** A table of sales with each row's share and a total. */
export function Breakdown({ title, note, heading, count, details, amount, rows }: BreakdownProps) {
  const words = useTranslations('salesReport');
  const { percent, number } = useSalesWords();
  const { formatMoney } = useKitSettings();
  const sum = (valueOf: (row: BreakdownRow) => number) => rows.reduce((subtotal, row) => subtotal + valueOf(row), 0);
  const total = sum((row) => row.amount);
  return (
    <Card title={title} aside={note && <small className="unit">{note}</small>}>
      <Figures isDense>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{count}</th>
            {details.map((name) => (
              <th key={name} scope="col" className={styles['detail']}>
                {name}
              </th>
            ))}
            <th scope="col">{amount}</th>
            <th scope="col">{words('column.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td>
                <OfferedLink
                  to={row.orders}
                  aria-label={words('seeOrders', { count: number(row.count), name: row.name })}
                >
                  {number(row.count)}
                </OfferedLink>
              </td>
              {row.details.map((cents, index) => (
                <td key={details[index]} className={styles['detail']}>
                  {formatMoney(cents)}
                </td>
              ))}
              <td>{formatMoney(row.amount)}</td>
              <td className={styles['share']}>{percent(total === 0 ? 0 : row.amount / total, 1)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('column.all')}</th>
            <td>{number(sum((row) => row.count))}</td>
            {details.map((name, index) => (
              <td key={name} className={styles['detail']}>
                {formatMoney(sum((row) => row.details[index] ?? 0))}
              </td>
            ))}
            <td>{formatMoney(total)}</td>
            <td />
          </tr>
        </tfoot>
      </Figures>
    </Card>
  );
}
