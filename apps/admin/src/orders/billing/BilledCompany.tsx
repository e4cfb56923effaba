import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { groupedSiret } from '@traiteur/domain/money/business-numbers.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

// Most invoices are their client's.
const BillingDialog = lazy(() => import('./BillingDialog.tsx'));

/** To whom the invoice is made out. A company can be named until it is given: on delivery, or once all is paid. */
export function BilledCompany({ order }: { order: Order }) {
  const api = useApi();
  const words = useTranslations('companies.order');
  const [isOpen, setOpen] = useState(false);
  const { billedCompany: company, status, paymentStatus } = order;
  const isOpenStill = paymentStatus !== 'paid' && status !== 'delivered' && status !== 'cancelled';
  const mayChange =
    isOpenStill && company !== undefined && !order.company && api.offers('orders', 'updateBilledCompany');
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
      {mayChange && <Button onClick={() => setOpen(true)}>{words('editBilled')}</Button>}
      {isOpen && (
        <Suspense>
          <BillingDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
