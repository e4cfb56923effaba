import { useQuery } from '@tanstack/react-query';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { type QueryChange, useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useEffect, useEffectEvent } from 'react';
import { deliveryReportQuery } from './delivery-report-queries.ts';
import { reportQuery } from './report-query.ts';

/** The report of the day in the address, or else of the day the server chooses. */
export function useReportOfDay() {
  const api = useApi();
  const today = useToday();
  const { query: chosenQuery, change, settled } = useQueryInAddress(reportQuery);
  const { date: chosenDate, view, round } = chosenQuery;
  const query = useQuery(deliveryReportQuery(api, chosenDate));
  const report = query.data;
  const date = chosenDate ?? report?.date;
  const show = (values: QueryChange<typeof reportQuery>) =>
    change((current) => ({ date: current.date ?? date, ...values }), { replace: true });
  // Without a date in the address, a refetch could switch to another day while the cook reads.
  const fixDate = useEffectEvent(() => show({}));
  useEffect(() => {
    if (settled && !chosenDate && report) fixDate();
  }, [settled, chosenDate, report]);
  return {
    query,
    /** Undefined until the server has chosen one. */
    date,
    view,
    round,
    show,
    step: (days: number) =>
      change((current) => ({ date: addDays(current.date ?? date ?? today, days) }), { replace: true }),
  };
}

export type ReportOfDay = ReturnType<typeof useReportOfDay>;
