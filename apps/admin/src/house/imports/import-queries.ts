import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ImportState, RowState } from '@traiteur/contract/house/imports.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

const keys = nounKeys('imports');

/** Milliseconds between two looks at a step under way. */
const pace = 700;

export const isUnderWay = (state: ImportState): state is 'checking' | 'running' | 'undoing' =>
  ['checking', 'running', 'undoing'].includes(state);

export const importQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: keys.record(id),
    queryFn: ({ signal }) => api.call('imports', 'getImport', { id }, undefined, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data.state) && pace,
  });

export const latestImportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.answer('listImports'),
    queryFn: () => api.call('imports', 'listImports'),
    staleTime: 0,
  });

/** `step` is the step that the rows are the outcome of: another one makes others of them. */
export const importRowsQuery = (api: ApiClient, id: number, step: ImportState, state: RowState | undefined) =>
  infiniteQueryOptions({
    queryKey: keys.answer('listImportRows', id, step, state),
    queryFn: ({ pageParam }) =>
      api.call('imports', 'listImportRows', {
        id,
        limit: 50,
        ...(state && { state }),
        ...(pageParam !== '' && { after: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
