import { useQuery } from '@tanstack/react-query';
import { roundWorker } from '@traiteur/contract/delivery/rounds.ts';
import { isOver } from '@traiteur/domain/delivery/doors.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { useEffect, useState } from 'react';
import { roundKey, roundQuery as roundInAddress } from '../delivery-report/report-query.ts';
import { useTo } from '../../use-to.ts';
import { keptRoundDay, roundQuery } from './round-queries.ts';

/** Kept as drafts are: it holds addresses, and goes when its driver signs out or somebody else signs in. */
const draftName = 'round';

/** The round in the address, or the first of the caller's that is not over; without a line as it was last read. */
export function useRound() {
  const { api, browser, drafts } = useFront();
  const { user } = useSession();
  const userId = user?.id;
  const today = useToday();
  const { query: wish, change } = useQueryInAddress(roundInAddress);
  const [keptDay] = useState(() => {
    const day = keptRoundDay.safeParse(drafts.consume(draftName, userId)).data;
    if (day && day.date >= today) return day;
    drafts.drop(draftName);
    return undefined;
  });
  const isKept = (day: typeof keptDay) =>
    day !== undefined &&
    (!wish.date || wish.date === day.date) &&
    (!wish.round || day.rounds.some((round) => roundKey(round) === wish.round));
  const query = useQuery({
    ...roundQuery(api, wish),
    ...(keptDay && isKept(keptDay) && { initialData: keptDay, initialDataUpdatedAt: 0 }),
    refetchInterval: 60_000,
  });
  const { data } = query;
  useEffect(() => {
    if (userId === undefined || !data || data.date < today) return;
    drafts.put(draftName, userId, data);
    // Whichever tab opens next may take it.
    drafts.release(draftName);
  }, [data, drafts, today, userId]);
  const to = useTo();
  const scope = to('round');
  useEffect(() => browser.installWorker(roundWorker, scope), [browser, scope]);
  const round =
    data?.rounds.find((candidate) => roundKey(candidate) === wish.round) ??
    data?.rounds.find(({ doors }) => doors.some(({ stops }) => !stops.every(isOver))) ??
    data?.rounds[0];
  return {
    query,
    round,
    choose: (key: string) => change({ date: data?.date, round: key }),
  };
}
