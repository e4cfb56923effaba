import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients.ts';
import { useApi } from '@traiteur/front/front.ts';
import { readablePhone } from '@traiteur/domain/phones/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { clientStandingQuery } from '../client-queries.ts';
import styles from './ClientDetail.module.css';

/** How to reach a client, what they owe and have ordered, and what the house notes of them. */
export function ClientFacts({ client }: { client: Client }) {
  const words = useTranslations('clients');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const noneText = words('detail.none');
  const { phone, email, lastOrderAt, houseNote } = client;
  return (
    <Card title={words('detail.contact')}>
      <Facts
        facts={[
          [words('fields.phone'), phone ? <a href={`tel:${phone}`}>{readablePhone(phone)}</a> : noneText],
          [words('fields.email'), email ? <a href={`mailto:${email}`}>{email}</a> : noneText],
          [words('fields.locale'), words(`languages.${client.locale}`)],
          [words('detail.owed'), <Owed key="owed" id={client.id} />],
          [words('fields.ordersCount'), client.ordersCount],
          [words('fields.ordersAmount'), formatMoney(client.ordersAmount)],
          [words('fields.lastOrderAt'), lastOrderAt ? dates.day(lastOrderAt) : noneText],
          [words('fields.marketingConsent'), words(client.marketingConsent ? 'detail.yes' : 'detail.no')],
          ...(houseNote
            ? [
                [
                  words('fields.houseNote'),
                  <span key="note" className={styles['lines']}>
                    {houseNote}
                  </span>,
                ] as const,
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Owed({ id }: { id: number }) {
  const api = useApi();
  const words = useTranslations('clients.detail');
  const { formatMoney, failureMessage } = useKitSettings();
  const { data, error } = useQuery(clientStandingQuery(api, id));
  if (!data) return error ? <span className="fault">{failureMessage(error)}</span> : '…';
  const { orders, amount } = data.owed;
  if (orders === 0) return <Chip tone="ok">{words('nothingOwed')}</Chip>;
  return <Chip tone="wait">{words('owedBy', { amount: formatMoney(amount), count: orders })}</Chip>;
}
