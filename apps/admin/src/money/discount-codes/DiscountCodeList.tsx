import { type DiscountCode, discountCodes } from '@traiteur/contract/money/discount-codes.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useApi } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useList } from '../../list/use-list.ts';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import { CodeExport } from './CodeExport.tsx';
import { PauseButton } from './PauseButton.tsx';
import { GenerateButton } from './series/GenerateButton.tsx';
import { SeriesCard } from './series/SeriesCard.tsx';
import { useBenefit } from './use-benefit.ts';
import { useTo } from '../../use-to.ts';

const tones = {
  inactive: 'mute',
  'series-inactive': 'mute',
  future: 'info',
  expired: 'mute',
  'used-up': 'wait',
  open: 'ok',
} as const;

export default function DiscountCodeList() {
  const to = useTo();
  const words = useTranslations('discountCodes');
  const benefitOf = useBenefit();
  const ordersLink = useOrdersLink();
  const { formatMoney } = useKitSettings();
  const list = useList(discountCodes, { filterLabels: { seriesId: () => words('fields.series') } });
  const mayPause = useApi().offers('discount-codes', 'pauseDiscountCode');
  return (
    <ListScreen
      noun="discountCodes"
      list={list}
      viewed={list}
      add="discountCodeAdd"
      actions={
        <>
          <CodeExport filters={list.narrowedBy} />
          <GenerateButton />
        </>
      }
      above={<SeriesCard onShow={(id) => list.filter({ seriesId: String(id) })} />}
      filters={
        <FilterSelect
          label={words('fields.standing')}
          all={words('everyCode')}
          options={[
            { value: 'true', label: words('enabled') },
            { value: 'false', label: words('disabled') },
          ]}
          {...list.field('active')}
        />
      }
      rowLink={(row) => to('discountCodeEdit', { id: row.id })}
      columns={[
        { key: 'code', heading: words('fields.code'), render: (row) => <strong>{row.code}</strong>, sort: 'code' },
        { key: 'benefit', heading: words('fields.type'), render: benefitOf },
        { key: 'period', heading: words('period'), render: (row) => <Period code={row} /> },
        {
          key: 'uses',
          heading: words('fields.uses'),
          render: ({ code, uses, totalLimit: limit }) => {
            const text = limit === null ? String(uses) : words('usesOf', { uses, limit });
            return uses > 0 ? <AppLink to={ordersLink({ discountCode: code })}>{text}</AppLink> : text;
          },
          sort: 'uses',
          align: 'right',
        },
        {
          key: 'revenue',
          heading: words('fields.revenue'),
          render: ({ revenue }) => formatMoney(revenue),
          align: 'right',
        },
        {
          key: 'discount',
          heading: words('fields.discount'),
          render: ({ discount }) => formatMoney(discount),
          align: 'right',
        },
        {
          key: 'standing',
          heading: words('fields.standing'),
          render: ({ standing }) => <Chip tone={tones[standing]}>{words(`standings.${standing}`)}</Chip>,
        },
        ...(mayPause
          ? [
              {
                key: 'pause',
                heading: words('series.pausing'),
                render: (row: DiscountCode) => <PauseButton code={row} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Period({ code: { validFrom, validUntil } }: { code: DiscountCode }) {
  const words = useTranslations('discountCodes');
  const dates = useDates();
  const ends = [
    validFrom !== null && words('from', { moment: dates.day(validFrom) }),
    validUntil !== null && words('until', { moment: dates.day(validUntil) }),
  ].filter((end) => end !== false);
  if (ends.length === 0) return words('always');
  return ends.map((end) => <div key={end}>{end}</div>);
}
