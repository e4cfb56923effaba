import { clients } from '@traiteur/contract/clients/clients.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ImportButton } from '../../house/imports/ImportButton.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { ClientAllergens } from './ClientAllergens.tsx';

export default function ClientList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('clients');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const list = useList(clients);
  const companyWords = useTranslations('companies');
  const companies = useChoices('companies', 'list');
  return (
    <ListScreen
      noun="clients"
      list={list}
      viewed={list}
      filters={
        companies.length > 0 && (
          <FilterSelect
            label={companyWords('one')}
            all={companyWords('every')}
            options={companies.map(({ id, legalName }) => ({ value: String(id), label: legalName }))}
            {...list.field('companyId')}
          />
        )
      }
      add="clientAdd"
      actions={
        <>
          {api.offers('client-exports', 'exportClients') && (
            <ListExcel
              file="clients"
              open={(signal) => api.call('client-exports', 'exportClients', list.narrowedBy, undefined, { signal })}
            />
          )}
          <ImportButton noun="clients" />
        </>
      }
      rowLink={(row) => to('client', { id: row.id })}
      columns={[
        {
          key: 'name',
          heading: words('columns.name'),
          render: ({ firstName, lastName }) => `${lastName} ${firstName}`,
          sort: 'name',
        },
        {
          key: 'company',
          heading: companyWords('one'),
          render: ({ company }) =>
            company && <OfferedLink to={to('companyDetail', { id: company.id })}>{company.legalName}</OfferedLink>,
          isExtra: true,
        },
        {
          key: 'phone',
          heading: words('fields.phone'),
          render: ({ phone, email, unprovenEmail, match }) => (
            <>
              <span className="nowrap">{readablePhone(match?.field === 'phone' ? match.text : phone)}</span>
              <small>{email || (unprovenEmail && words('unproven', { email: unprovenEmail }))}</small>
            </>
          ),
        },
        {
          key: 'city',
          heading: words('columns.city'),
          render: ({ city, match }) => (match?.field === 'place' ? match.text : city),
        },
        {
          key: 'allergens',
          heading: words('columns.allergies'),
          render: ({ allergens, allergiesAsked, eaters }) => (
            <ClientAllergens allergens={allergens} allergiesAsked={allergiesAsked} eaters={eaters} />
          ),
        },
        { key: 'orders', heading: words('fields.ordersCount'), render: (row) => row.ordersCount, align: 'right' },
        {
          key: 'lastOrderAt',
          heading: words('fields.lastOrderAt'),
          render: ({ lastOrderAt }) => lastOrderAt && <span className="nowrap">{dates.day(lastOrderAt)}</span>,
        },
        {
          key: 'ordersAmount',
          heading: words('fields.ordersAmount'),
          render: (row) => formatMoney(row.ordersAmount),
          align: 'right',
          isExtra: true,
        },
      ]}
    />
  );
}
