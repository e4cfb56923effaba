import { Card } from '@traiteur/kit/look/Card.tsx';
import { Figures } from '@traiteur/kit/look/Figures.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useSalesWords } from './use-sales-words.ts';

interface BreakdownRow {
  key: string | number;
  name: string;
  count: number;
  /** Amounts that a phone has no room for. */
  details: readonly number[];
  amount: number;
}

interface BreakdownProps {
  title: string;
  note?: string;
  /** Headings: of the names, the counts, the details and the amounts. */
  heading: string;
  count: string;
  details: readonly string[];
  amount: string;
  rows: readonly BreakdownRow[];
}

/** Sales taken apart by one thing, with each row's share, and added up at the foot. */
export function Breakdown({ title, note, heading, count, details, amount, rows }: BreakdownProps) {
  const words = useTranslations('salesReport');
  const { percent, number } = useSalesWords();
  const { formatMoney } = useKitSettings();
  const sum = (of: (row: BreakdownRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const all = sum((row) => row.amount);
  return (
    <Card title={title} aside={note && <small className="unit">{note}</small>}>
      <Figures
        label={title}
        heading={heading}
        columns={[
          { heading: count },
          ...details.map((name) => ({ heading: name, isDetail: true })),
          { heading: amount },
          { heading: words('column.share'), isQuiet: true },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          name: row.name,
          figures: [
            number(row.count),
            ...row.details.map((cents) => formatMoney(cents)),
            formatMoney(row.amount),
            percent(all === 0 ? 0 : row.amount / all, 1),
          ],
        }))}
        foot={{
          name: words('column.all'),
          figures: [
            number(sum((row) => row.count)),
            ...details.map((_, index) => formatMoney(sum((row) => row.details[index] ?? 0))),
            formatMoney(all),
          ],
        }}
      />
    </Card>
  );
}
