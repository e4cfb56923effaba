import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import type { Tagged, Verb } from '@traiteur/contract/statement/operation.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useRef } from 'react';
import { useApi } from '@traiteur/front/front.ts';

/** What every stored record answers beside its own fields. */
export interface Stored {
  id: number;
  version: number;
}

export type RecordState = ReturnType<typeof useRecord>;

/** One record of a noun: what it is, and what this user may do with it. Without an id, one that is still to be added. */
export function useRecord({ tag }: Tagged, id: string | number | undefined) {
  const api = useApi();
  const queries = useQueryClient();
  const version = useRef(0);
  // Which operations a noun has is known where it is named; here it is any noun.
  const call = (verb: Verb, parameters: object, body?: unknown) =>
    api.call(tag as never, verb as never, parameters as never, body as never) as Promise<Stored | undefined>;
  const keys = nounKeys(tag as never);
  const offers = (verb: Verb) => api.offers(tag as never, verb);
  const { data, error, refetch } = useQuery({
    queryKey: keys.record(id),
    queryFn: () => call('get', { id }),
    enabled: id !== undefined,
    gcTime: 0,
    // A refetch would overwrite what somebody types.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    tag,
    id,
    data,
    /** What its form waits for: nothing where the record is still to be added. */
    query: { data: id === undefined ? null : data, error, refetch },
    canSave: offers(id === undefined ? 'create' : 'update'),
    canAdd: offers('create'),
    canRemove: id !== undefined && offers('remove'),
    /** The version that an update was typed over; when another was saved meanwhile, it is refused as `stale`. */
    version: () => version.current,
    setVersion: (typedOver: number) => {
      version.current = typedOver;
    },
    /** The record as it is now. */
    read: () => call('get', { id }),
    create: (values: object) => call('create', {}, values),
    update: (values: object) => call('update', { id }, { ...values, version: version.current }),
    remove: () => call('remove', { id }).catch(unlessGone),
    /** Makes all queries of the noun load again, and those of the orders, which a client or a dish changes with its allergens. */
    refresh: () =>
      Promise.all([keys.all, nounKeys('orders').all].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    /** Drops what was read of this record. */
    forget: () => queries.removeQueries({ queryKey: keys.record(id) }),
  };
}

/** Removing a record that is already gone succeeds. */
function unlessGone(error: unknown): undefined {
  if (!isRefusal(error, 'not-found')) throw error;
}
