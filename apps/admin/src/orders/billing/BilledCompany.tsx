import { useQuery } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { groupedSiret } from '@traiteur/domain/money/business-numbers.ts';
import { useFront } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { orderInvoicesQuery } from '../../money/invoices/invoice-queries.ts';

// Most invoices are their client's.
const BillingDialog = lazyPart(() => import('./BillingDialog.tsx'));

/** To whom the invoice is made out. A company can be named until it is given. */
export function BilledCompany({ order }: { order: Order }) {
  const { api, isOffered } = useFront();
  const words = useTranslations('companies.order');
  const [isOpen, setOpen] = useState(false);
  const { billedCompany: company, status } = order;
  const invoices = useQuery({ ...orderInvoicesQuery(api, order.id), enabled: isOffered(site.screens.invoices) });
  const isInvoiced = (invoices.data?.items.length ?? 0) > 0;
  const mayChange =
    status !== 'cancelled' && company !== undefined && !order.company && api.offers('orders', 'updateBilledCompany');
  return (
    <>
      {company && (
        <p>
          {words('billed')} <strong>{company.name}</strong>
          {company.businessNumber && ` · ${groupedSiret(company.businessNumber)}`}
          {company.vatNumber && ` · ${company.vatNumber}`}
          {` · ${company.address}, ${company.postalCode} ${company.city}`}
        </p>
      )}
      {mayChange && (
        <Button disabledReason={isInvoiced ? words('invoiced') : undefined} onClick={() => setOpen(true)}>
          {words('editBilled')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <BillingDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
