import type { SalesReport } from '@traiteur/contract/sales-report.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Figures } from '@traiteur/kit/look/Figures.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './SalesFigures.module.css';
import { useSalesWords } from './use-sales-words.ts';

type Comparison = Pick<SalesReport, 'figures' | 'figuresBefore'>;

const headline = ['total', 'net', 'orders', 'averageBasket', 'newClients'] as const;
const counted: readonly string[] = ['orders', 'newClients'];

/** The five figures that one looks at first, each with how it has changed. */
export function SalesHeadline({ figures, figuresBefore }: Comparison) {
  const words = useTranslations('salesReport');
  const { change, number } = useSalesWords();
  const { formatMoney } = useKitSettings();
  return (
    <dl className={styles['headline']}>
      {headline.map((name) => {
        const now = figures[name];
        const said = counted.includes(name) ? number : formatMoney;
        return (
          <div key={name}>
            <dt>{words(`figure.${name}`)}</dt>
            <dd>
              <strong>{now === null ? words('noBasket') : said(now)}</strong>
              <small>{change(now ?? 0, figuresBefore[name] ?? 0)}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const fromGrossToNet = ['gross', 'discount', 'deliveryFee', 'total', 'tax', 'net'] as const;
const sums: readonly string[] = ['total', 'net'];

/** How goods become revenue, beside the period before. */
export function SalesAccount({ figures, figuresBefore }: Comparison) {
  const words = useTranslations('salesReport');
  const { change } = useSalesWords();
  const { formatMoney } = useKitSettings();
  return (
    <Card title={words('figures')}>
      <Figures
        label={words('figures')}
        heading={words('entry')}
        columns={[
          { heading: words('now') },
          { heading: words('before'), isDetail: true },
          { heading: words('change') },
        ]}
        rows={fromGrossToNet.map((name) => ({
          key: name,
          name: words(`figure.${name}`),
          figures: [
            formatMoney(name === 'discount' ? 0 - figures[name] : figures[name]),
            formatMoney(name === 'discount' ? 0 - figuresBefore[name] : figuresBefore[name]),
            change(figures[name], figuresBefore[name]),
          ],
          isSum: sums.includes(name),
        }))}
      />
    </Card>
  );
}

/** Each tax with what it is on. */
export function SalesTaxes({ figures: { taxes, tax, net } }: Pick<SalesReport, 'figures'>) {
  const words = useTranslations('salesReport');
  const { percent } = useSalesWords();
  const { formatMoney } = useKitSettings();
  return (
    <Card title={words('taxes')}>
      <Figures
        label={words('taxes')}
        heading={words('rate')}
        columns={[{ heading: words('base') }, { heading: words('amount') }]}
        rows={taxes.map(({ name, rate, base, amount }) => ({
          key: `${rate} ${name}`,
          name: (
            <>
              {name} {/\d/.test(name) ? null : <small>{percent(rate / 100_000, 3)}</small>}
            </>
          ),
          figures: [formatMoney(base), formatMoney(amount)],
        }))}
        foot={{ name: words('column.all'), figures: [formatMoney(net), formatMoney(tax)] }}
      />
    </Card>
  );
}
