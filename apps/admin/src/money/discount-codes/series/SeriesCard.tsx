import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DiscountCodeSeries } from '@traiteur/contract/money/discount-code-series.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { CodeExport } from '../CodeExport.tsx';
import { useBenefit } from '../use-benefit.ts';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';
import styles from './SeriesCard.module.css';
import { codeKeys, seriesQuery } from './series-query.ts';

export function SeriesCard({ onShow }: { onShow: (id: number) => void }) {
  const api = useApi();
  const words = useTranslations('discountCodes.series');
  const { data } = useQuery({ ...seriesQuery(api), enabled: api.offers('discount-codes', 'listDiscountCodeSeries') });
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={words('title')}>
      <ul className={styles['list']}>
        {data.items.map((series) => (
          <SeriesRow key={series.id} series={series} onShow={onShow} />
        ))}
      </ul>
    </Card>
  );
}

function SeriesRow({ series, onShow }: { series: DiscountCodeSeries; onShow: (id: number) => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('discountCodes.series');
  const benefitOf = useBenefit();
  const showFailure = useFailureToast();
  const { formatMoney } = useKitSettings();
  const { id, name, version, active, uses, codes, revenue, discount } = series;
  const pausing = useMutation({
    mutationFn: () =>
      api.call('discount-codes', 'updateDiscountCodeSeries', { id }, { version, name, active: !active }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: codeKeys.all }),
  });
  const action = words(active ? 'pause' : 'resume');
  const sums = { revenue: formatMoney(revenue), discount: formatMoney(discount) };
  return (
    <li className={styles['series']}>
      <div>
        <strong>{name}</strong> {!active && <Chip tone="wait">{words('paused')}</Chip>}
        <small>
          {[benefitOf(series), words('used', { uses, codes }), uses > 0 && words('brought', sums)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className={styles['actions']}>
        <Button aria-label={words('pauseOf', { action: words('show'), name })} onClick={() => onShow(id)}>
          {words('show')}
        </Button>
        <CodeExport filters={{ seriesId: String(id) }} />
        {api.offers('discount-codes', 'updateDiscountCodeSeries') && (
          <Button
            aria-label={words('pauseOf', { action, name })}
            busy={pausing.isPending}
            onClick={() => pausing.mutate()}
          >
            {action}
          </Button>
        )}
      </div>
    </li>
  );
}
