import type { MergePreview } from '@traiteur/contract/clients/merges.ts';
import { mergedPerson } from '@traiteur/domain/clients/merged-client.ts';
import type { Kysely } from 'kysely';
import { Refusal } from '../../../core/refusal.ts';
import type { Database } from '../../../database/schema.ts';
import { allergyEffect } from '../../../orders/judge/allergy-effect.ts';
import { getRecord, namesakesOf } from './merge-rows.ts';
import { refuseTooLarge } from './too-large.ts';

/** @throws {Refusal} `same-client`, `not-found`, `unknown-reference`, `merge-too-large` */
export async function previewMerge(db: Kysely<Database>, keptId: number, otherId: number): Promise<MergePreview> {
  if (keptId === otherId) throw new Refusal('same-client', { field: 'otherId' });
  const keeper = await getRecord(db, keptId);
  const otherRecord = await getRecord(db, otherId).catch(unknownOther);
  const person = mergedPerson(keeper, otherRecord);
  refuseTooLarge(keeper, person);
  const change = { clientIds: [keptId, otherId], allergens: person.allergens };
  const { touched } = await allergyEffect(db, change);
  const namesakes = await namesakesOf(db, otherId, keptId);
  const { id, firstName, lastName, email, phone, ordersCount } = otherRecord;
  return {
    version: keeper.version,
    otherVersion: otherRecord.version,
    other: { id, firstName, lastName, email, phone, ordersCount },
    merged: {
      ...person,
      eaters: [
        ...keeper.eaters,
        ...otherRecord.eaters.map((eater) => ({
          ...eater,
          name: namesakes.find((namesake) => namesake.id === eater.id)?.numberedName ?? eater.name,
        })),
      ],
      addresses: [...keeper.addresses, ...person.addresses],
    },
    endsUnprovenAccount: keeper.unprovenEmail !== '' || otherRecord.unprovenEmail !== '',
    touchedOrders: touched.map(({ orderId, number, stops }) => ({ orderId, number, stops })),
  };
}

function unknownOther(error: unknown): never {
  throw error instanceof Refusal && error.code === 'not-found'
    ? new Refusal('unknown-reference', { field: 'otherId' })
    : error;
}
