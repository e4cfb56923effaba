import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PaletteGroup } from '@traiteur/kit/overlays/PaletteList.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import { type Front, useFront } from '@traiteur/front/front.ts';
import { foundQuery } from './finder-queries.ts';
import { isWorthAsking } from './rank.ts';
import { useRecordTexts } from '../noun/use-record-texts.ts';
import { sources } from './sources.ts';

/** Milliseconds. */
const typingPause = 200;

export function useFoundRecords(text: string) {
  const front = useFront();
  const texts = useRecordTexts();
  const words = useTranslations();
  const failureMessage = useFailureMessage();
  const query = text.trim();
  const search = useDebounced(query, typingPause);
  const asks = isWorthAsking(query);
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    ...foundQuery(search, (signal) => findRecords(front, search, signal)),
    enabled: asks && isWorthAsking(search),
    placeholderData: keepPreviousData,
  });
  if (!asks) return { groups: [], pending: false, failed: undefined };

  const stale = query !== search || isPlaceholderData;
  const groups: PaletteGroup[] = (data?.found ?? []).map(({ heading, records }) => ({
    label: words(heading),
    items: records.map((record) => record(texts)),
    stale,
  }));
  const isPending = stale || isFetching;
  const hasFailed = !isPending && data?.failure !== undefined;
  return {
    groups,
    pending: isPending,
    failed: hasFailed ? { message: failureMessage(data.failure), retry: () => void refetch() } : undefined,
  };
}

/** Asks every list at once; when one fails, the others keep their results. */
async function findRecords(front: Front, search: string, signal: AbortSignal) {
  const offeredSources = sources.filter((source) => source.isOffered(front));
  const answers = await Promise.allSettled(
    offeredSources.map(async ({ heading, find }) => ({ heading, records: await find(front.api, search, signal) })),
  );
  return {
    found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
    failure: answers.find((answer) => answer.status === 'rejected')?.reason as unknown,
  };
}
