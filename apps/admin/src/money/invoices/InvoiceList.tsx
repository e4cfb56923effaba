import en from 'virtual:words/screen/invoices/en';
import fr from 'virtual:words/screen/invoices/fr';
import { invoices } from '@traiteur/contract/money/invoices.ts';
import { invoiceKinds } from '@traiteur/domain/money/invoice-number.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { MissingMentions } from '../../house/company/MissingMentions.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { pastPeriods, PeriodFilter } from '../../list/PeriodFilter.tsx';
import { type ListFilters, useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { InvoiceExport } from './InvoiceExport.tsx';
import { PrintInvoicesButton } from './PrintInvoicesButton.tsx';
import { SendInvoicesButton } from './send/SendInvoicesButton.tsx';
import { InvoiceKindChip } from './InvoiceKindChip.tsx';

export default function InvoiceList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Invoices />
    </ScreenWords>
  );
}

function Invoices() {
  const to = useTo();
  const words = useTranslations('invoices');
  const statementWords = useTranslations('statements');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const list = useList(invoices, {
    filterLabels: {
      companyId: (id, row) => row?.client ?? `${words('columns.company')} ${id}`,
      clientId: (id, row) => row?.client ?? `${words('columns.client')} ${id}`,
      ids: (ids) => words('send.chosenIds', { count: ids.split(',').length }),
      orderId: (id, row) => `${words('columns.order')} ${row?.orderNumber ?? id}`,
    },
  });
  return (
    <ListScreen
      noun="invoices"
      list={list}
      above={<MissingMentions />}
      actions={
        <>
          <OfferedLink to={to('statements')}>{statementWords('title')}</OfferedLink>
          <InvoiceExport filters={list.narrowedBy} />
        </>
      }
      filters={<InvoiceFilters list={list} />}
      rowLink={({ id }) => to('invoice', { id })}
      choosing={{
        nameOf: ({ number }) => number,
        chosen: (count) => words('papers.chosen', { count }),
        chooseAll: (total) => words('papers.chooseAll', { total }),
        allChosen: (total) => words('papers.allChosen', { total }),
        actions: (choice) => (
          <>
            <PrintInvoicesButton choice={choice} matching={list.narrowedBy} total={list.total ?? 0} />
            <SendInvoicesButton
              target={choice.all ? { matching: list.narrowedBy } : { ids: choice.rows.map(({ id }) => id) }}
              count={choice.all ? (list.total ?? 0) : choice.rows.length}
            />
          </>
        ),
      }}
      columns={[
        {
          key: 'number',
          heading: words('columns.number'),
          render: ({ number }) => <span className="nowrap">{number}</span>,
        },
        { key: 'kind', heading: words('columns.kind'), render: (row) => <InvoiceKindChip row={row} /> },
        {
          key: 'given',
          heading: words('columns.given'),
          render: ({ givenOn }) => <span className="nowrap">{dates.full(givenOn)}</span>,
          sort: 'given',
        },
        {
          key: 'client',
          heading: words('columns.client'),
          render: ({ clientId, client }) =>
            clientId === null ? client : <ClientLink id={clientId}>{client}</ClientLink>,
        },
        {
          key: 'order',
          heading: words('columns.order'),
          render: ({ orderNumber }) => <span className="nowrap">{orderNumber}</span>,
        },
        {
          key: 'total',
          heading: words('columns.total'),
          render: ({ kind, total }) => formatMoney(kind === 'credit_note' ? -total : total),
          align: 'right',
        },
      ]}
    />
  );
}

function InvoiceFilters({ list }: { list: ListFilters<'invoices'> }) {
  const words = useTranslations('invoices');
  return (
    <>
      <PeriodFilter
        label={words('columns.given')}
        names={pastPeriods}
        dateBy="order"
        period={{ from: list.field('from').value || undefined, to: list.field('to').value || undefined }}
        onChange={({ from, to }) => list.filter({ from, to })}
      />
      <FilterSelect
        label={words('columns.kind')}
        all={words('everyKind')}
        options={invoiceKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        {...list.field('kind')}
      />
    </>
  );
}
