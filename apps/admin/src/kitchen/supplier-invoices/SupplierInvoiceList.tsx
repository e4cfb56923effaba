import { type SupplierInvoiceRow, supplierInvoices } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import { invoiceStatuses } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { InvoiceDrop } from './InvoiceDrop.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { InvoiceWords } from './InvoiceWords.tsx';

export default function SupplierInvoiceList() {
  return (
    <InvoiceWords>
      <Invoices />
    </InvoiceWords>
  );
}

function Invoices() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const suppliers = useChoices('suppliers', 'list');
  const list = useList(supplierInvoices);
  return (
    <ListScreen<SupplierInvoiceRow>
      noun="supplierInvoices"
      list={list}
      above={api.offers('supplier-invoices', 'readSupplierInvoice') && <InvoiceDrop />}
      filters={
        <>
          <FilterSelect
            label={words('fields.status')}
            all={words('everyStatus')}
            options={invoiceStatuses.map((value) => ({ value, label: words(`statuses.${value}`) }))}
            {...list.field('status')}
          />
          <FilterSelect
            label={words('fields.supplier')}
            all={words('everySupplier')}
            options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
            {...list.field('supplierId')}
          />
        </>
      }
      rowLink={({ id }) => to('supplierInvoice', { id })}
      columns={[
        { key: 'number', heading: words('fields.number'), render: ({ number }) => number },
        {
          key: 'supplier',
          heading: words('fields.supplier'),
          render: ({ supplier, seller }) => supplier?.name ?? `${seller} (${words('unknownSupplier')})`,
        },
        {
          key: 'issuedOn',
          heading: words('fields.issuedOn'),
          render: ({ issuedOn }) => dates.full(issuedOn),
          sort: 'issuedOn',
        },
        {
          key: 'purchaseOrder',
          heading: words('fields.purchaseOrder'),
          render: ({ purchaseOrder }) => purchaseOrder?.number ?? '',
        },
        { key: 'net', heading: words('fields.net'), render: ({ net }) => formatMoney(net), align: 'right' },
        { key: 'status', heading: words('fields.status'), render: (invoice) => <InvoiceStatus invoice={invoice} /> },
      ]}
    />
  );
}
