import type { PrintedDocument } from '@traiteur/contract/money/invoices.ts';
import { taxNameIn } from '@traiteur/domain/money/tax-name.ts';
import { taxParts } from '@traiteur/domain/money/tax.ts';
import { useLocalName } from '../../language/use-local-name.ts';
import { useLocale } from 'use-intl';
import { useFrontWords } from '../../language/use-front-words.ts';
import { PaperTable } from '../../paper/Paper.tsx';
import styles from './InvoicePaper.module.css';
import { taxIsIncluded } from './tax-is-included.ts';
import { useDocumentMoney } from './use-document-money.ts';

type Line = PrintedDocument['goods']['lines'][number];

/** Unit prices without taxes are rounded for reading; the sums below are the ones that count. */
export function PaperLines({ copy }: { copy: PrintedDocument }) {
  const words = useFrontWords('invoices.paper');
  const isIncluded = taxIsIncluded(copy.goods);
  const headings = [
    words('line'),
    words('quantity'),
    words('unitNet'),
    words('tax'),
    ...(isIncluded ? [words('unit'), words('amount')] : [words('amountNet')]),
  ];
  return (
    <PaperTable className={styles['lines']} headings={headings}>
      {copy.goods.lines.map((line, index) => (
        // Nothing else tells two lines of a copy apart, and none of them ever moves.
        // oxlint-disable-next-line react/no-array-index-key
        <LineRow key={index} line={line} isIncluded={isIncluded} currency={copy.currency} />
      ))}
    </PaperTable>
  );
}

interface LineRowProps {
  line: Line;
  isIncluded: boolean;
  currency: string;
}

function LineRow({ line, isIncluded, currency }: LineRowProps) {
  const words = useFrontWords('invoices.paper');
  const locale = useLocale();
  const nameOf = useLocalName();
  const formatMoney = useDocumentMoney(currency);
  const { quantity, unitPrice, taxes, amount } = line;
  const unitNet = unitPrice === null ? null : taxParts(unitPrice, taxes, isIncluded).net;
  return (
    <tr>
      <td>
        {nameOf(line.name)} <small>({nameOf(line.sizeName).toLowerCase()})</small>
        {quantity === 0 && <small> · {words('partOfPrice')}</small>}
      </td>
      <td>{quantity || ''}</td>
      <td>{unitNet !== null && formatMoney(unitNet)}</td>
      <td>{taxes.map(({ name }) => taxNameIn(locale, name)).join(' + ')}</td>
      {isIncluded && <td>{unitPrice !== null && formatMoney(unitPrice)}</td>}
      <td>{formatMoney(amount)}</td>
    </tr>
  );
}
