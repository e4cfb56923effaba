import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { clientCompanyQuery } from '../../clients/companies/company-queries.ts';
import type { OrderFormState } from './use-order-form.ts';

interface PurchaseReferenceProps {
  form: OrderFormState;
  clientId: number;
}

/** Asked of who orders for a company. */
export function PurchaseReference({ form: { draft, setDraft, faultOf }, clientId }: PurchaseReferenceProps) {
  const words = useTranslations('companies.order');
  const { data } = useQuery(clientCompanyQuery(useApi(), clientId));
  if (!data?.companyId || draft.standing) return null;
  return (
    <Card title={data.legalName}>
      <PlainInput
        label={words('purchaseReference')}
        value={draft.purchaseReference}
        maxLength={80}
        description={data.referenceRequired ? words('referenceNeeded') : undefined}
        error={faultOf('purchaseReference')}
        onChange={(purchaseReference) => setDraft((current) => ({ ...current, purchaseReference }))}
      />
    </Card>
  );
}
