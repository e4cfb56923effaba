import { Button } from '@traiteur/kit/look/Button.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { PlainMultiSelect } from '@traiteur/kit/fields/PlainMultiSelect.tsx';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { pastPeriods, PeriodFilter } from '../../list/PeriodFilter.tsx';
import styles from './ClientExport.module.css';
import type { useClientFilters } from './use-client-filters.ts';

type Filters = ReturnType<typeof useClientFilters>;

export function ExportFilters({ filters }: { filters: Filters }) {
  const words = useTranslations('clientExports');
  const orders = filters.field('minimumOrders');
  const isFiltered = Object.keys(filters.query).length > 0 || Object.values(filters.leftovers).some(Boolean);
  return (
    <FieldGroup
      title={words('filters')}
      aside={isFiltered && <Button onClick={filters.clear}>{words('clear')}</Button>}
    >
      <p>{words('hint')}</p>
      <FieldRow>
        <Days name="created" filters={filters} />
        <Days name="lastOrder" filters={filters} />
      </FieldRow>
      <FieldRow>
        <PlainInput
          type="number"
          label={words('minimumOrders')}
          value={orders.value}
          onChange={(text) => /^\d{0,6}$/.test(text) && orders.onChange(text)}
        />
      </FieldRow>
      <FieldRow>
        <Zone filters={filters} />
        <Company filters={filters} />
        <PlainSelect
          nullable
          label={words('locale')}
          placeholder={words('everyLocale')}
          options={(['fr', 'en'] as const).map((value) => ({ value, label: words(`locales.${value}`) }))}
          value={filters.field('locale').value || null}
          leftover={filters.leftovers['locale'] ?? ''}
          onChange={(locale, text) => filters.choose('locale', locale ?? '', text)}
        />
      </FieldRow>
      <Allergens filters={filters} />
      <PlainSelect
        label={words('rows')}
        options={(['clients', 'addresses'] as const).map((value) => ({ value, label: words(`rowKinds.${value}`) }))}
        value={filters.field('rows').value || 'clients'}
        leftover={filters.leftovers['rows'] ?? ''}
        onChange={(rows, text) => filters.choose('rows', rows === 'addresses' ? rows : '', text)}
      />
    </FieldGroup>
  );
}

interface DaysProps {
  name: 'created' | 'lastOrder';
  filters: Filters;
}

function Days({ name, filters }: DaysProps) {
  const words = useTranslations('clientExports');
  const [from, to] = [`${name}From`, `${name}To`] as const;
  return (
    <div className={styles['days']}>
      <PeriodFilter
        label={words(name)}
        what={words(name)}
        names={pastPeriods}
        dateBy="order"
        period={{ from: filters.query[from], to: filters.query[to] }}
        onChange={(days) => filters.set({ [from]: days.from, [to]: days.to })}
      />
    </div>
  );
}

function Zone({ filters }: { filters: Filters }) {
  const words = useTranslations('clientExports');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  return (
    <PlainSelect
      nullable
      label={words('zone')}
      placeholder={words('everyZone')}
      options={zones.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
      value={filters.field('zoneId').value || null}
      leftover={filters.leftovers['zoneId'] ?? ''}
      onChange={(zoneId, text) => filters.choose('zoneId', zoneId ?? '', text)}
    />
  );
}

function Company({ filters }: { filters: Filters }) {
  const words = useTranslations('clientExports');
  const companies = useChoices('companies', 'list');
  if (companies.length === 0) return null;
  return (
    <PlainSelect
      nullable
      label={words('company')}
      placeholder={words('everyCompany')}
      options={companies.map(({ id, legalName }) => ({ value: String(id), label: legalName }))}
      value={filters.field('companyId').value || null}
      leftover={filters.leftovers['companyId'] ?? ''}
      onChange={(companyId, text) => filters.choose('companyId', companyId ?? '', text)}
    />
  );
}

function Allergens({ filters }: { filters: Filters }) {
  const words = useTranslations('clientExports');
  const nameOf = useLocalName();
  const allergens = useChoices('allergens', 'list');
  return (
    <PlainMultiSelect
      label={words('allergens')}
      description={words('allergensHint')}
      options={allergens.map(({ id, name }) => ({ value: String(id), label: nameOf(name) }))}
      value={filters.field('allergenIds').value.split(',').filter(Boolean)}
      leftover={filters.leftovers['allergenIds'] ?? ''}
      onChange={(ids, text) => filters.choose('allergenIds', ids.join(','), text)}
    />
  );
}
