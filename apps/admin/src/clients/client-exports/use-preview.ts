import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import { previewQuery } from './client-export-queries.ts';
import type { ClientQuery } from './use-client-filters.ts';
import { useApi } from '@traiteur/front/front.ts';

/** Counts the clients once the filters have stopped changing; no data while the count is under way. */
export function usePreview(query: ClientQuery) {
  const api = useApi();
  const text = JSON.stringify(query);
  const restedText = useDebounced(text);
  const { data, error, refetch } = useQuery(previewQuery(api, JSON.parse(restedText) as ClientQuery));
  const isSettled = text === restedText;
  return { data: isSettled ? data : undefined, error: isSettled ? error : null, refetch };
}
