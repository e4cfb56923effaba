import type { TaxRate } from '@traiteur/contract/catalogue/tax-rates.ts';
import { taxNameIn } from '@traiteur/domain/money/tax-name.ts';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { TaxRateDialog } from './TaxRateDialog.tsx';
import { UsualOffer } from '../UsualOffer.ts';
import { RecordSheet } from './RecordSheet.tsx';
import { useApi } from '@traiteur/front/front.ts';

export function TaxRateSheet() {
  const api = useApi();
  const words = useTranslations('taxRates');
  return (
    <RecordSheet
      title={words('title')}
      add={words('add')}
      empty={words('empty')}
      emptyOffer={<UsualOffer kind="taxRates" />}
      canWrite={api.offers('tax-rates', 'create')}
      list={useShortList('tax-rates', 'list')}
      columns={[
        {
          key: 'components',
          heading: words('fields.components'),
          render: (row) => <Components rate={row} />,
        },
      ]}
      dialog={(id, close) => <TaxRateDialog id={id} onClose={close} />}
    />
  );
}

/** Rates are in thousandths of a percent. The names below are those on the bill. */
function Components({ rate: { components } }: { rate: TaxRate }) {
  const format = useFormatter();
  const locale = useLocale();
  const percent = (rate: number) => format.number(rate / 100_000, { style: 'percent', maximumFractionDigits: 3 });
  return (
    <>
      {components.map(({ rate }) => percent(rate)).join(' + ')}
      <small>{components.map(({ name }) => taxNameIn(locale, name)).join(' + ')}</small>
    </>
  );
}
