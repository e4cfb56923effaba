import type { SupplierInvoice, SupplierInvoiceLine } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { KitchenLink } from '../KitchenLink.tsx';
import { usePackText } from '../purchase-orders/use-pack-text.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { LineDialog } from './LineDialog.tsx';
import { PriceChange } from './PriceChange.tsx';
import styles from './SupplierInvoices.module.css';
import { useMatching } from './use-matching.ts';
import { useUnitText } from './use-unit-text.ts';

interface LineProps {
  invoice: SupplierInvoice;
  line: SupplierInvoiceLine;
}

export function InvoiceLines({ invoice, lines }: { invoice: SupplierInvoice; lines: readonly SupplierInvoiceLine[] }) {
  const { canMatch } = useMatching(invoice);
  const [openLine, setOpenLine] = useState<SupplierInvoiceLine>();
  const words = useTranslations('supplierInvoices');
  return (
    <>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.position} data-aside={line.asideBy !== null || undefined}>
            <Said line={line} />
            <Meant line={line} />
            <Figures invoice={invoice} line={line} />
            <Marks line={line} />
            {canMatch && (
              <Button aria-label={`${words(stepOf(line))} · ${line.name}`} onClick={() => setOpenLine(line)}>
                {words(stepOf(line))}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {openLine && <LineDialog invoice={invoice} line={openLine} onClose={() => setOpenLine(undefined)} />}
    </>
  );
}

const stepOf = ({ article, asideBy }: SupplierInvoiceLine) =>
  article || asideBy !== null ? 'line.change' : 'line.noArticle';

/** What the invoice says. */
function Said({ line: { name, code, quantity, unit, total, share, batches } }: Pick<LineProps, 'line'>) {
  const words = useTranslations('supplierInvoices');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const unitText = useUnitText();
  return (
    <div>
      <b>{name}</b>
      <small>{[code, unitText(quantity, unit), formatMoney(total)].filter(Boolean).join(' · ')}</small>
      {share !== 0 && <small>{words('line.share', { amount: formatMoney(share) })}</small>}
      {batches.map(({ number, useBy }) => (
        <small key={`${number} ${useBy}`}>
          {[number && words('line.batch', { number }), useBy && words('line.until', { date: dates.full(useBy) })]
            .filter(Boolean)
            .join(', ')}
        </small>
      ))}
    </div>
  );
}

/** What it is here. */
function Meant({ line: { article, matchedBy, asideBy } }: Pick<LineProps, 'line'>) {
  const to = useTo();
  const words = useTranslations('supplierInvoices');
  const nameOf = useLocalName();
  const packText = usePackText();
  if (asideBy !== null) return <div>{words('line.asideBy', { name: asideBy })}</div>;
  if (!article)
    return (
      <div>
        <Chip tone="care">{words('grounds.none')}</Chip>
      </div>
    );
  return (
    <div>
      <KitchenLink screen="ingredientEdit" to={to('ingredientEdit', { id: article.ingredient.id })}>
        {nameOf(article.ingredient.name)}
      </KitchenLink>
      <small>{[article.name, packText(article), words(`grounds.${matchedBy}`)].join(' · ')}</small>
    </div>
  );
}

function Figures({ invoice: { purchaseOrder, kind }, line }: LineProps) {
  const locale = useLocale();
  const words = useTranslations('supplierInvoices');
  const { formatMoney } = useKitSettings();
  const weight = useWeight();
  const { article, asideBy, packs, packPrice, ordered, received } = line;
  if (!article || asideBy !== null) return <div />;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return (
    <dl>
      {purchaseOrder && kind === 'invoice' && (
        <div>
          <dt>{words('line.ordered')}</dt>
          <dd>{ordered ? `${ordered.packs} × ${formatMoney(ordered.price)}` : '–'}</dd>
        </div>
      )}
      {received !== null && (
        <div>
          <dt>{words('line.received')}</dt>
          <dd>{weight(received)}</dd>
        </div>
      )}
      <div>
        <dt>{words('line.invoiced')}</dt>
        <dd>
          {packs === null || packPrice === null ? '–' : `${count.format(packs / 1000)} × ${formatMoney(packPrice)}`}
        </dd>
      </div>
    </dl>
  );
}

/** What is otherwise than expected, and what a new price touches. */
function Marks({ line }: Pick<LineProps, 'line'>) {
  const words = useTranslations('supplierInvoices');
  return (
    <div className={styles['marks']}>
      {line.article && line.asideBy === null && <PriceChange line={line} />}
      {line.differences.map((difference) => (
        <Chip key={difference} tone="bad">
          {words(`differences.${difference}`)}
        </Chip>
      ))}
    </div>
  );
}
