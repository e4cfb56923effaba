import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import type { Tagged, Verb } from '@traiteur/contract/statement/operation.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useRef } from 'react';
import { useApi } from '@traiteur/front/front.ts';

export interface Stored {
  id: number;
  version: number;
}

export type RecordState = ReturnType<typeof useRecord>;

/** A record and what this user may do with it; without an id, a new one. */
export function useRecord({ tag }: Tagged, id: string | number | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const version = useRef(0);
  // Which operations exist depends on the noun, which is generic here.
  const call = (verb: Verb, parameters: object, body?: unknown) =>
    api.call(tag as never, verb as never, parameters as never, body as never) as Promise<Stored | undefined>;
  const keys = nounKeys(tag as never);
  const offers = (verb: Verb) => api.offers(tag as never, verb);
  const { data, error, refetch } = useQuery({
    queryKey: keys.record(id),
    queryFn: () => call('get', { id }),
    enabled: id !== undefined,
    gcTime: 0,
    // A refetch would overwrite what the user types.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    tag,
    id,
    data,
    /** What the form waits for: nothing for a new record. */
    query: { data: id === undefined ? null : data, error, refetch },
    canSave: offers(id === undefined ? 'create' : 'update'),
    canAdd: offers('create'),
    canRemove: id !== undefined && offers('remove'),
    /** The version that is edited; the server refuses an update of an older one as `stale`. */
    version: () => version.current,
    setVersion: (typedOver: number) => {
      version.current = typedOver;
    },
    /** Reads the current record from the server. */
    read: () => call('get', { id }),
    create: (values: object) => call('create', {}, values),
    update: (values: object) => call('update', { id }, { ...values, version: version.current }),
    updateFrom: ({ version: savedVersion }: Stored, values: object) =>
      call('update', { id }, { ...values, version: savedVersion }),
    remove: () => call('remove', { id }).catch(unlessGone),
    /** Invalidates the noun's queries, and the orders': a client or a dish changes them by its allergens. */
    refresh: () =>
      Promise.all([keys.all, nounKeys('orders').all].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    forget: () => queries.removeQueries({ queryKey: keys.record(id) }),
  };
}

/** Removing a record that is already gone succeeds. */
function unlessGone(error: unknown): undefined {
  if (!isRefusal(error, 'not-found')) throw error;
}
