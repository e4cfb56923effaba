import { clients } from '@traiteur/contract/clients/clients.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { ClientAllergens } from './ClientAllergens.tsx';

export default function ClientList() {
  const to = useTo();
  const words = useTranslations('clients');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const list = useList(clients);
  return (
    <ListScreen
      noun="clients"
      list={list}
      viewed={list}
      add="clientAdd"
      rowLink={(row) => to('client', { id: row.id })}
      columns={[
        {
          key: 'name',
          heading: words('columns.name'),
          render: ({ firstName, lastName }) => `${lastName} ${firstName}`,
          sort: 'name',
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
