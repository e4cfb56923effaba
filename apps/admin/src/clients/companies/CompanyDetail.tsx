import en from 'virtual:words/screen/companies/en';
import fr from 'virtual:words/screen/companies/fr';
import { useQuery } from '@tanstack/react-query';
import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import { orders } from '@traiteur/contract/orders/orders.ts';
import { groupedSiret } from '@traiteur/domain/money/business-numbers.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OrderStatusChip, PaymentChip } from '@traiteur/front/orders/order-chips.tsx';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CompanyInvoices } from '../../money/statements/CompanyInvoices.tsx';
import { CompanyStatement } from '../../money/statements/CompanyStatement.tsx';
import { ListLink } from '../../list/ListLink.tsx';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { EraseContactButton } from './EraseContactButton.tsx';
import { VatCheck } from './VatCheck.tsx';
import { companyOrdersQuery, companyPeopleQuery, companyQuery } from './company-queries.ts';

export default function CompanyDetail() {
  return (
    <ScreenWords fr={fr} en={en}>
      <CompanyFile />
    </ScreenWords>
  );
}

function CompanyFile() {
  const api = useApi();
  const to = useTo();
  const id = Number(useParams()['id']);
  const words = useTranslations('companies');
  const query = useQuery(companyQuery(api, id));
  return (
    <Screen
      title={query.data?.legalName ?? words('one')}
      subtitle={words('subtitle')}
      action={
        api.offers('companies', 'update') && (
          <ButtonLink to={to('companyEdit', { id })}>{words('detail.change')}</ButtonLink>
        )
      }
    >
      <Shown query={query} card="both" shape={shape} onward={<ListLink to={to('companies')} />}>
        {(company) => (
          <Stack>
            <CompanyFacts company={company} />
            <CompanyStatement companyId={id} />
            <CompanyPeople id={id} />
            <CompanyOrders id={id} />
            <CompanyInvoices companyId={id} />
          </Stack>
        )}
      </Shown>
    </Screen>
  );
}

const shape = <Skeleton width="90%" height={120} />;

function CompanyFacts({ company }: { company: OrderingCompany }) {
  const words = useTranslations('companies');
  const { formatMoney } = useKitSettings();
  const noneText = words('detail.none');
  const { creditLimit, contacts } = company;
  return (
    <Card title={words('groups.who')}>
      {!company.active && <Chip tone="care">{words('detail.suspended')}</Chip>}
      <Facts
        facts={[
          [words('fields.businessNumber'), groupedSiret(company.businessNumber) || noneText],
          [
            words('fields.vatNumber'),
            <Fragment key="vatNumber">
              {company.vatNumber || noneText}
              <VatCheck company={company} />
            </Fragment>,
          ],
          [
            words('fields.address'),
            [company.address, `${company.postalCode} ${company.city}`.trim()].filter(Boolean).join(', ') || noneText,
          ],
          [words('fields.terms'), words(`terms.${company.terms}`)],
          ...(company.terms === 'monthly'
            ? [[words('fields.invoiceGroups'), words(`invoiceGroups.${company.invoiceGroups}`)] as const]
            : []),
          [words('fields.referenceRequired'), words(company.referenceRequired ? 'detail.yes' : 'detail.no')],
          [words('fields.balance'), <strong key="balance">{formatMoney(company.balance)}</strong>],
          [words('fields.creditLimit'), creditLimit === null ? words('detail.noLimit') : formatMoney(creditLimit)],
          [
            words('fields.contacts'),
            contacts.length === 0 ? (
              words('detail.noContacts')
            ) : (
              <ul key="contacts">
                {contacts.map(({ name, email, forInvoices, forOrders }) => (
                  <li key={`${name} ${email}`}>
                    {name} <a href={`mailto:${email}`}>{email}</a>{' '}
                    {forInvoices && <Chip tone="ok">{words('contact.forInvoices')}</Chip>}{' '}
                    {forOrders && <Chip tone="ok">{words('contact.forOrders')}</Chip>}{' '}
                    <EraseContactButton company={company} contact={{ name, email }} />
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
    </Card>
  );
}

function CompanyPeople({ id }: { id: number }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('companies');
  const query = useQuery(companyPeopleQuery(api, id));
  return (
    <Card title={words('fields.people')}>
      <Shown query={query} shape={shape}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="hint">{words('detail.noPeople')}</p>
          ) : (
            <ul>
              {items.map(({ clientId, firstName, lastName, costCentre }) => (
                <li key={clientId}>
                  <OfferedLink to={to('client', { id: clientId })}>{`${firstName} ${lastName}`}</OfferedLink>{' '}
                  <small>{costCentre}</small>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </Card>
  );
}

function CompanyOrders({ id }: { id: number }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('companies.detail');
  const orderWords = useTranslations('orders');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const query = useQuery(companyOrdersQuery(api, id));
  const allOrdersLink = (
    <OfferedLink to={addressWithQuery(to('orders'), orders.operations.list.query, { companyId: String(id) })}>
      {words('allOrders')}
    </OfferedLink>
  );
  return (
    <Card title={words('orders')} aside={allOrdersLink}>
      <Shown query={query} shape={shape}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="hint">{words('noOrders')}</p>
          ) : (
            <DataTable
              label={words('orders')}
              rows={items}
              rowKey={(order) => order.id}
              rowLink={(order) => to('order', { id: order.id })}
              columns={[
                {
                  key: 'number',
                  heading: orderWords('columns.number'),
                  render: ({ number }) => <span className="nowrap">{number}</span>,
                },
                {
                  key: 'client',
                  heading: orderWords('columns.client'),
                  render: ({ client: { firstName, lastName } }) => `${firstName} ${lastName}`,
                },
                {
                  key: 'delivery',
                  heading: orderWords('columns.delivery'),
                  render: ({ deliveryDate }) => <span className="nowrap">{dates.full(deliveryDate)}</span>,
                },
                {
                  key: 'status',
                  heading: orderWords('columns.status'),
                  render: (order) => (
                    <>
                      <OrderStatusChip status={order.status} /> <PaymentChip order={order} />
                    </>
                  ),
                },
                {
                  key: 'total',
                  heading: orderWords('columns.total'),
                  render: ({ total }) => formatMoney(total),
                  align: 'right',
                },
              ]}
            />
          )
        }
      </Shown>
    </Card>
  );
}
