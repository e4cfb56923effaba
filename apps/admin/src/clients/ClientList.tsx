import { clients } from '@traiteur/contract/clients.ts';
import { readablePhone } from '@traiteur/front/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/use-list.ts';
import { useTo } from '../use-to.ts';
import { ClientAllergens } from './ClientAllergens.tsx';

export default function ClientList() {
  const to = useTo();
  const words = useTranslations('clients');
  const dates = useDates();
  const list = useList(clients);
  return (
    <ListScreen
      noun="clients"
      list={list}
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
          render: ({ phone, email }) => (
            <>
              <span className="nowrap">{readablePhone(phone)}</span>
              <small>{email}</small>
            </>
          ),
        },
        { key: 'city', heading: words('columns.city'), render: (row) => row.city },
        {
          key: 'allergens',
          heading: words('columns.allergies'),
          render: (row) => <ClientAllergens reactions={row.allergens} />,
        },
        { key: 'orders', heading: words('fields.ordersCount'), render: (row) => row.ordersCount, align: 'right' },
        {
          key: 'lastOrderAt',
          heading: words('fields.lastOrderAt'),
          render: ({ lastOrderAt }) => lastOrderAt && <span className="nowrap">{dates.day(lastOrderAt)}</span>,
        },
      ]}
    />
  );
}
