import { type BankAccount, groupedIban } from '@traiteur/domain/money/bank-account.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './OrderPage.module.css';

interface BankDetailsProps {
  account: BankAccount;
  reference: string;
}

/** Everything for a bank transfer except the amount. */
export function BankDetails({ account: { holder, iban, bic }, reference }: BankDetailsProps) {
  const words = useShopWords('ownOrders.bank');
  const rows = [
    ['reference', reference],
    ['holder', holder],
    ['iban', groupedIban(iban)],
    ['bic', bic],
  ] as const;
  return (
    <dl className={styles['bank']}>
      {rows.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{words(name)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
