import { billedCompanyFields, blankBilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import type { CompanyDraft } from '../checkout-draft.ts';
import type { Complaint } from '../complaint.ts';

interface BilledCompanyProps {
  /** Undefined: the invoice is the client's. */
  company: CompanyDraft | undefined;
  complaint: Complaint | undefined;
  onChange: (company: CompanyDraft | undefined) => void;
}

/** As browsers name what they fill in. */
const autoComplete = {
  name: 'organization',
  businessNumber: 'off',
  vatNumber: 'off',
  address: 'billing street-address',
  postalCode: 'billing postal-code',
  city: 'billing address-level2',
  country: 'billing country',
} as const;

/** For who needs an invoice in a company's name without being one of its people. */
export function BilledCompany({ company, complaint, onChange }: BilledCompanyProps) {
  const words = useShopWords('checkout.pay.billed');
  // What was typed comes back with the box.
  const [earlier, setEarlier] = useState<CompanyDraft>(blankBilledCompany);
  const place = useRef<HTMLDivElement>(null);
  const faultyField = complaint?.field?.startsWith('billedCompany.') ? complaint.field.slice(14) : undefined;
  useEffect(() => {
    if (faultyField) place.current?.querySelector<HTMLInputElement>(`[name="billed-${faultyField}"]`)?.focus();
  }, [faultyField, complaint]);
  function toggle(isWanted: boolean): void {
    if (company) setEarlier(company);
    onChange(isWanted ? earlier : undefined);
  }
  return (
    <div ref={place} className={styles['billed']}>
      <label className={styles['choice']}>
        <input type="checkbox" checked={company !== undefined} onChange={({ target }) => toggle(target.checked)} />
        <strong>{words('wanted')}</strong>
      </label>
      {company &&
        billedCompanyFields.map((name) => (
          <Field
            key={name}
            name={`billed-${name}`}
            label={words(name)}
            value={company[name]}
            maxLength={300}
            autoComplete={autoComplete[name]}
            fault={faultyField === name ? complaint?.sentence : undefined}
            onChange={(text) => onChange({ ...company, [name]: text })}
          />
        ))}
    </div>
  );
}
