import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LabelPortion, Labels } from '@traiteur/contract/kitchen/labels.ts';
import { type LabelFormat, labelFormats } from '@traiteur/domain/kitchen/labels/label-formats.ts';
import { readStored, writeStored } from '@traiteur/front/browser/stored.ts';
import { useFront } from '@traiteur/front/front.ts';
import type { QueryChange } from '@traiteur/front/routing/use-query-in-address.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ViewBar } from '@traiteur/kit/look/ViewBar.tsx';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { type labelQuery, labelPrintQuery, labelPrintsKey } from './label-queries.ts';
import { HeldLots } from './HeldLots.tsx';
import { LabelFilters, portionsOf, type LabelWish } from './LabelFilters.tsx';
import { LabelPrints } from './LabelPrints.tsx';
import styles from './Labels.module.css';
import { LabelSheets } from './LabelSheets.tsx';
import { MissingMentions } from './MissingMentions.tsx';

/** As many portions as are looked at before a print; all of them are printed. */
const mostShown = 12;

const storageKey = 'labels.format';
const storedFormat = z.object({ format: z.enum(labelFormats) });

interface DayLabelsProps {
  day: Labels;
  wish: LabelWish;
  change: (values: QueryChange<typeof labelQuery>) => void;
}

export function DayLabels({ day, wish, change }: DayLabelsProps) {
  const { api, browser } = useFront();
  const queries = useQueryClient();
  const words = useTranslations('labels');
  const showFailure = useFailureToast();
  const format: LabelFormat = wish.format ?? readStored(browser.storage, storageKey, storedFormat)?.format ?? 'sheet';
  const portions = portionsOf(day, wish);
  const counts = new Map<number, number>();
  for (const { dish, quantity } of portions) counts.set(dish, (counts.get(dish) ?? 0) + quantity);
  const isPrintable = ({ dish }: LabelPortion) => !day.heldLots[dish] && !day.missing[dish]?.length;
  const printable = portions.filter(isPrintable);
  const printing = useMutation({
    mutationFn: () =>
      api.call(
        'labels',
        'printLabels',
        {},
        {
          date: day.date,
          format,
          lineIds: printable.map(({ lineId }) => lineId),
          unprintedIds: portions.filter((portion) => !isPrintable(portion)).map(({ lineId }) => lineId),
        },
      ),
    onError: showFailure,
    onSuccess: async (print) => {
      queries.setQueryData(labelPrintQuery(api, print.id).queryKey, print);
      await queries.invalidateQueries({ queryKey: labelPrintsKey });
      change({ date: day.date, print: String(print.id) });
    },
  });
  const choose = (name: LabelFormat) => {
    writeStored(browser.storage, storageKey, { format: name });
    change({ format: name });
  };
  return (
    <>
      <div className={`${styles['tools']} no-print`}>
        <ViewBar label={words('format')} isLarge>
          {labelFormats.map((name) => (
            <button key={name} type="button" aria-pressed={name === format} onClick={() => choose(name)}>
              {words(`formats.${name}`)}
            </button>
          ))}
        </ViewBar>
        <LabelFilters day={day} wish={wish} change={change} />
        {api.offers('labels', 'printLabels') && (
          <Button
            variant="primary"
            disabled={printing.isPending || printable.length === 0}
            onClick={() => printing.mutate()}
          >
            {words('print', { count: printable.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </Button>
        )}
      </div>
      <HeldLots day={day} counts={counts} />
      <MissingMentions day={day} counts={counts} />
      <LabelPrints date={day.date} wish={wish} show={(id) => change({ date: day.date, print: String(id) })} />
      <p className="hint no-print">
        {words('goesOn')} {printable.length > mostShown && words('begins', { count: mostShown })}{' '}
        {format === 'small-roll' && words('smallPacks')}
      </p>
      {/* A preview: what is printed is what was kept. */}
      <div className="no-print">
        <LabelSheets format={format} maker={day.maker} dishes={day.dishes} portions={printable.slice(0, mostShown)} />
      </div>
    </>
  );
}
