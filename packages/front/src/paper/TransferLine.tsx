import { type BankAccount, groupedIban } from '@traiteur/domain/money/bank-account.ts';
import { useFrontWords } from '../language/use-front-words.ts';

interface TransferLineProps {
  account: BankAccount;
  /** The order's number. */
  reference: string;
}

export function TransferLine({ account: { holder, iban, bic }, reference }: TransferLineProps) {
  const words = useFrontWords('company');
  return <p>{words('transfer', { holder, iban: groupedIban(iban), bic: bic || 'none', reference })}.</p>;
}
