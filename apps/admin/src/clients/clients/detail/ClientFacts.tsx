import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { PaymentFilter } from '@traiteur/contract/orders/order-filters.ts';
import { orders } from '@traiteur/contract/orders/orders.ts';
import type { OpenMoney } from '@traiteur/contract/money/open-money.ts';
import { useApi } from '@traiteur/front/front.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useTo } from '../../../use-to.ts';
import { clientStandingQuery } from '../client-queries.ts';
import styles from './ClientDetail.module.css';

export function ClientFacts({ client }: { client: Client }) {
  const words = useTranslations('clients');
  const orderWords = useTranslations('orders');
  const dates = useDates();
  const api = useApi();
  const { formatMoney, failureMessage } = useKitSettings();
  const { data: standing, error } = useQuery(clientStandingQuery(api, client.id));
  const waitingText = error ? <span className="fault">{failureMessage(error)}</span> : '…';
  const noneText = words('detail.none');
  const { phone, email, unprovenEmail, lastOrderAt, houseNote } = client;
  return (
    <Card title={words('detail.contact')}>
      <Facts
        facts={[
          [words('fields.phone'), phone ? <a href={`tel:${phone}`}>{readablePhone(phone)}</a> : noneText],
          [
            words('fields.email'),
            email ? (
              <a key="email" href={`mailto:${email}`}>
                {email}
              </a>
            ) : unprovenEmail ? (
              words('unproven', { email: unprovenEmail })
            ) : (
              noneText
            ),
          ],
          [words('fields.locale'), words(`languages.${client.locale}`)],
          [
            words('detail.owed'),
            standing ? <Owed key="owed" clientId={client.id} owed={standing.owed} /> : waitingText,
          ],
          ...(standing && standing.overpaid.orders > 0
            ? [
                [
                  orderWords('payment.overpaid'),
                  <MoneyLink key="overpaid" clientId={client.id} money={standing.overpaid} filter="overpaid" />,
                ] as const,
              ]
            : []),
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

function Owed({ clientId, owed }: { clientId: number; owed: OpenMoney }) {
  const words = useTranslations('clients.detail');
  if (owed.orders === 0) return <Chip tone="ok">{words('nothingOwed')}</Chip>;
  return <MoneyLink clientId={clientId} money={owed} filter="due" />;
}

interface MoneyLinkProps {
  clientId: number;
  money: OpenMoney;
  filter: PaymentFilter;
}

function MoneyLink({ clientId, money, filter }: MoneyLinkProps) {
  const words = useTranslations('clients.detail');
  const { formatMoney } = useKitSettings();
  const to = useTo();
  const query = { clientId: String(clientId), paymentStatus: filter };
  return (
    <OfferedLink to={addressWithQuery(to('orders'), orders.operations.list.query, query)}>
      {words('moneyOf', { amount: formatMoney(money.amount), count: money.orders })}
    </OfferedLink>
  );
}
