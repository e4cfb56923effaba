import { Figures } from '@traiteur/kit/list/Figures.tsx';
import type { SalesReport } from '@traiteur/contract/money/sales-report.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { taxNameIn } from '@traiteur/domain/money/tax-name.ts';
import { useLocale, useTranslations } from 'use-intl';
import styles from './SalesReport.module.css';
import { useSalesWords } from './use-sales-words.ts';

type Figures = Pick<SalesReport, 'figures' | 'figuresBefore'>;

const headline = ['total', 'net', 'orders', 'averageBasket', 'newClients'] as const;

/** The key figures with their change; a count links to the list that it counts. */
export function SalesHeadline({
  figures,
  figuresBefore,
  lists,
}: Figures & { lists: Record<'orders' | 'newClients', string> }) {
  const words = useTranslations('salesReport');
  const { number } = useSalesWords();
  const { formatMoney } = useKitSettings();
  return (
    <dl className={styles['headline']}>
      {headline.map((name) => {
        const now = figures[name];
        return (
          <div key={name}>
            <dt>{words(`figure.${name}`)}</dt>
            <dd>
              <strong>
                {name === 'orders' || name === 'newClients' ? (
                  <OfferedLink to={lists[name]}>{number(figures[name])}</OfferedLink>
                ) : now === null ? (
                  words('noBasket')
                ) : (
                  formatMoney(now)
                )}
              </strong>
              <small>
                <Change now={now ?? 0} before={figuresBefore[name] ?? 0} />
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const fromGrossToNet = ['gross', 'discount', 'deliveryFee', 'total', 'refunds', 'tax', 'net'] as const;
/** Subtracted from the goods. */
const lessening: readonly string[] = ['discount', 'refunds'];
const sums: readonly string[] = ['total', 'net'];
/** Where more is better: fewer discounts are neither good nor bad. */
const mainFigures: readonly string[] = ['gross', 'total', 'net'];

/** From the goods to the revenue, beside the previous period. */
export function SalesAccount({ figures, figuresBefore }: Figures) {
  const words = useTranslations('salesReport');
  const { change } = useSalesWords();
  const { formatMoney } = useKitSettings();
  return (
    <Card title={words('figures')}>
      <Figures isDense>
        <thead>
          <tr>
            <th scope="col">{words('entry')}</th>
            <th scope="col">{words('now')}</th>
            <th scope="col" className={styles['detail']}>
              {words('before')}
            </th>
            <th scope="col">{words('change')}</th>
          </tr>
        </thead>
        <tbody>
          {fromGrossToNet.map((name) => (
            <tr key={name} className={sums.includes(name) ? styles['sum'] : undefined}>
              <th scope="row">{words(`figure.${name}`)}</th>
              <td>{formatMoney(lessening.includes(name) ? 0 - figures[name] : figures[name])}</td>
              <td className={styles['detail']}>
                {formatMoney(lessening.includes(name) ? 0 - figuresBefore[name] : figuresBefore[name])}
              </td>
              <td>
                {mainFigures.includes(name) ? (
                  <Change now={figures[name]} before={figuresBefore[name]} />
                ) : (
                  change(figures[name], figuresBefore[name])
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Card>
  );
}

export function SalesTaxes({ figures: { taxes, tax, net } }: Pick<SalesReport, 'figures'>) {
  const words = useTranslations('salesReport');
  const locale = useLocale();
  const { percent } = useSalesWords();
  const { formatMoney } = useKitSettings();
  return (
    <Card title={words('taxes')}>
      <Figures isDense>
        <thead>
          <tr>
            <th scope="col">{words('rate')}</th>
            <th scope="col">{words('base')}</th>
            <th scope="col">{words('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ name, rate, base, amount }) => (
            <tr key={`${rate} ${name}`}>
              <th scope="row">
                {taxNameIn(locale, name)} {/\d/.test(name) ? null : <small>{percent(rate / 100_000, 3)}</small>}
              </th>
              <td>{formatMoney(base)}</td>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('column.all')}</th>
            <td>{formatMoney(net)}</td>
            <td>{formatMoney(tax)}</td>
          </tr>
        </tfoot>
      </Figures>
    </Card>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { change } = useSalesWords();
  const direction = now > before ? 'rise' : 'fall';
  return <span className={now === before || before === 0 ? undefined : styles[direction]}>{change(now, before)}</span>;
}
