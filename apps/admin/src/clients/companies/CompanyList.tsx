import { companies } from '@traiteur/contract/clients/companies.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';

export default function CompanyList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('companies');
  const lists = useTranslations('lists');
  const { formatMoney } = useKitSettings();
  const list = useList(companies);
  return (
    <ListScreen
      noun="companies"
      list={list}
      actions={
        <ListExcel
          file="companies"
          open={(signal) => api.call('companies', 'exportCompanies', list.narrowedBy, undefined, { signal })}
        />
      }
      add="companyAdd"
      rowLink={({ id }) => to('companyDetail', { id })}
      columns={[
        {
          key: 'legalName',
          heading: words('fields.legalName'),
          render: ({ legalName, city }) => (
            <>
              {legalName} <small>{city}</small>
            </>
          ),
          sort: 'legalName',
        },
        { key: 'terms', heading: words('fields.terms'), render: ({ terms }) => words(`terms.${terms}`) },
        { key: 'people', heading: words('fields.people'), render: ({ people }) => people, align: 'right' },
        {
          key: 'balance',
          heading: words('fields.balance'),
          render: ({ balance }) => formatMoney(balance),
          align: 'right',
        },
        {
          key: 'active',
          heading: lists('state'),
          render: ({ active, vatCheck }) => (
            <>
              <ActiveChip active={active} />{' '}
              {vatCheck?.state === 'invalid' && <Chip tone="care">{words('unknownVat')}</Chip>}
            </>
          ),
        },
      ]}
    />
  );
}
