import type { OwnCompany } from '@traiteur/contract/own/own-invoices.ts';
import { Field } from '../../form/Field.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';

interface CompanyReferenceProps {
  company: NonNullable<OwnCompany>;
  reference: string;
  onChange: (reference: string) => void;
}

/** Asked of who orders for a company, and told for which. */
export function CompanyReference({ company, reference, onChange }: CompanyReferenceProps) {
  const words = useShopWords('checkout.pay');
  return (
    <Field
      label={words('purchaseReference')}
      hint={words(company.referenceRequired ? 'referenceNeeded' : 'referenceFree', { company: company.name })}
      value={reference}
      maxLength={80}
      autoComplete="off"
      onChange={onChange}
    />
  );
}
