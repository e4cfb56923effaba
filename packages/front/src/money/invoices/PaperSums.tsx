import type { PrintedDocument } from '@traiteur/contract/money/invoices.ts';
import { taxNameIn } from '@traiteur/domain/money/tax-name.ts';
import { useDates } from '../../language/use-dates.ts';
import { useLocale } from 'use-intl';
import { useFrontWords } from '../../language/use-front-words.ts';
import { Halves, PaperTable } from '../../paper/Paper.tsx';
import styles from './InvoicePaper.module.css';
import { useDocumentMoney } from './use-document-money.ts';

export const PaperSums = ({ copy }: { copy: PrintedDocument }) => (
  <Halves>
    <TaxTable copy={copy} />
    <Sums copy={copy} />
  </Halves>
);

function TaxTable({ copy: { taxes, currency } }: { copy: PrintedDocument }) {
  const words = useFrontWords('invoices.paper');
  const locale = useLocale();
  const formatMoney = useDocumentMoney(currency);
  if (taxes.length === 0) return <div />;
  return (
    <PaperTable headings={[words('rate'), words('base'), words('tax')]}>
      {taxes.map(({ name, rate, base, amount }) => (
        <tr key={`${name} ${rate}`}>
          <td>{taxNameIn(locale, name)}</td>
          <td>{formatMoney(base)}</td>
          <td>{formatMoney(amount)}</td>
        </tr>
      ))}
    </PaperTable>
  );
}

function Sums({ copy }: { copy: PrintedDocument }) {
  const words = useFrontWords('invoices.paper');
  const formatMoney = useDocumentMoney(copy.currency);
  const { net, total, paid } = copy;
  return (
    <dl className={styles['sums']}>
      <GoodsSums copy={copy} />
      <Row name={words('net')}>{formatMoney(net)}</Row>
      <Row name={words('taxes')}>{formatMoney(total - net)}</Row>
      <Row name={words('total')} strong>
        {formatMoney(total)}
      </Row>
      {paid > 0 && (
        <>
          <PaidRows copy={copy} />
          <Row name={words('left')} strong>
            {formatMoney(Math.max(0, total - paid))}
          </Row>
        </>
      )}
    </dl>
  );
}

/** Each payment, or only their sum where some money went back. */
function PaidRows({ copy: { payments, paid, currency } }: { copy: PrintedDocument }) {
  const words = useFrontWords('invoices.paper');
  const methods = useFrontWords('orders.paymentMethod');
  const dates = useDates();
  const formatMoney = useDocumentMoney(currency);
  const isAll = payments.reduce((sum, { amount }) => sum + amount, 0) === paid;
  if (!isAll) return <Row name={words('paid')}>{formatMoney(-paid)}</Row>;
  return payments.map(({ method, amount, at }) => (
    <Row key={at} name={words('payment', { method: methods(method).toLowerCase(), date: dates.moment(at) })}>
      {formatMoney(-amount)}
    </Row>
  ));
}

/** From the dishes to the total, without what credit notes and refunds already took off. */
function GoodsSums({ copy: { goods, deductions, currency } }: { copy: PrintedDocument }) {
  const words = useFrontWords('invoices.paper');
  const dates = useDates();
  const formatMoney = useDocumentMoney(currency);
  const { subtotal, discount, discountCode: code, deliveryFee } = goods;
  return (
    <>
      {(discount > 0 || deliveryFee > 0 || deductions.length > 0) && (
        <Row name={words('subtotal')}>{formatMoney(subtotal)}</Row>
      )}
      {discount > 0 && (
        <Row name={code ? words('discountCode', { code }) : words('discount')}>{formatMoney(-discount)}</Row>
      )}
      {deliveryFee > 0 && <Row name={words('delivery')}>{formatMoney(deliveryFee)}</Row>}
      {deductions.map(({ number, on, total }) => (
        <Row
          key={`${number} ${on} ${total}`}
          name={number ? words('deducted', { number }) : words('refunded', { date: dates.date(on) })}
        >
          {formatMoney(-total)}
        </Row>
      ))}
    </>
  );
}

const Row = ({ name, strong = false, children }: { name: string; strong?: boolean; children: string }) => (
  <div className={strong ? styles['strong'] : ''}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
