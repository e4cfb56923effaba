import { useQuery } from '@tanstack/react-query';
import { invoices } from '@traiteur/contract/money/invoices.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { companyInvoicesQuery } from './statement-queries.ts';

/** The newest invoices and credit notes of a company. */
export function CompanyInvoices({ companyId }: { companyId: number }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('invoices');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const query = useQuery(companyInvoicesQuery(api, companyId));
  if (!query.error && !query.data?.items.length) return null;
  const allLink = (
    <OfferedLink
      to={addressWithQuery(to('invoices'), invoices.operations.list.query, { companyId: String(companyId) })}
    >
      {words('ofClient')}
    </OfferedLink>
  );
  return (
    <Card title={words('title')} aside={allLink}>
      <Shown query={query} shape={null}>
        {({ items }) => (
          <ul>
            {items.map(({ id, kind, number, givenOn, total }) => (
              <li key={id}>
                <AppLink to={to('invoice', { id })}>{words(`one.${kind}`, { number })}</AppLink>{' '}
                {words('givenOn', { date: dates.date(givenOn) })},{' '}
                {formatMoney(kind === 'credit_note' ? -total : total)}
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Card>
  );
}
