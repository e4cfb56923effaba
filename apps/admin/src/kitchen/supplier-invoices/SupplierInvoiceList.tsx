import type { SupplierInvoiceRow } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { supplierInvoices } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import { invoiceStatuses } from '@traiteur/domain/kitchen/supplier-invoices/invoice-matching.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
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
      actions={
        <ListExcel
          file="supplier-invoices"
          open={(signal) =>
            api.call('supplier-invoices', 'exportSupplierInvoices', list.narrowedBy, undefined, { signal })
          }
        />
      }
      above={api.offers('supplier-invoices', 'readSupplierInvoice') && <InvoiceDrop />}
      filters={
        <>
          <FilterSelect
            label={words('fields.status')}
            all={words('everyStatus')}
            options={invoiceStatuses.map((value) => ({ value, label: words(`statuses.${value}`) }))}
            {...list.field('status')}
          />
          {api.offers('suppliers', 'list') && (
            <FilterSelect
              label={words('fields.supplier')}
              all={words('everySupplier')}
              options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
              {...list.field('supplierId')}
            />
          )}
        </>
      }
      rowLink={({ id }) => to('supplierInvoice', { id })}
      columns={[
        { key: 'number', heading: words('fields.number'), render: ({ number }) => number, isWhole: true },
        {
          key: 'supplier',
          heading: words('fields.supplier'),
          render: ({ supplier, seller, purchaseOrder }) => (
            <>
              {supplier?.name ?? `${seller} (${words('unknownSupplier')})`} <small>{purchaseOrder?.number}</small>
            </>
          ),
        },
        {
          key: 'issuedOn',
          isWhole: true,
          heading: words('fields.issuedOn'),
          render: ({ issuedOn }) => dates.full(issuedOn),
          sort: 'issuedOn',
        },
        { key: 'net', heading: words('fields.net'), render: ({ net }) => formatMoney(net), align: 'right' },
        { key: 'status', heading: words('fields.status'), render: (invoice) => <InvoiceStatus invoice={invoice} /> },
      ]}
    />
  );
}
