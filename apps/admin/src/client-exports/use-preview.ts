import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@traiteur/front/queries/use-debounced.ts';
import type { ClientQuery } from './use-client-filters.ts';
import { useApi } from '@traiteur/front/front.ts';

/** How many clients the filters let through, counted once they have restedText; without an answer while it is on its way. */
export function usePreview(query: ClientQuery) {
  const api = useApi();
  const text = JSON.stringify(query);
  const restedText = useDebounced(text);
  const { data, error, refetch } = useQuery({
    queryKey: ['client-exports', 'previewClientExport', restedText],
    queryFn: ({ signal }) =>
      api.call('client-exports', 'previewClientExport', JSON.parse(restedText) as ClientQuery, undefined, { signal }),
    // A later export needs a new count.
    staleTime: 0,
  });
  const settled = text === restedText;
  return { preview: settled ? data : undefined, error: settled ? error : null, retry: () => void refetch() };
}
