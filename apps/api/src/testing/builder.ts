import type { AdministratorInput } from '@traiteur/contract/access/administrators.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { catalogueBuilder } from './building/catalogue-builder.ts';
import { clientBuilder } from './building/client-builder.ts';
import { deliveryBuilder } from './building/delivery-builder.ts';
import { idOf } from './building/saving.ts';

/** No password has this hash. */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$OpmQWnox8f86H0NdpgC6qg$NblVvkf4dRn++D/Yc8VIaWLo+7iJevTfA7aGRfVl4xk';

/** Returns the id of each record; a client's also with that of the first address. */
export function builder(db: Kysely<Database>) {
  let administratorCount = 0;

  /** Inserts the row directly: the hash of a password takes long. */
  const administrator = (wishes: Partial<Omit<AdministratorInput, 'password'>> & { passwordHash?: string } = {}) => {
    const number = ++administratorCount;
    const { firstName = 'Claire', lastName = 'Duval', passwordHash = hashOfNobody, ...columns } = wishes;
    const row = { email: `administrator-${number}@example.com`, locale: 'fr', role: 'owner', ...columns } as const;
    const names = { first_name: firstName, last_name: lastName, password_hash: passwordHash };
    return idOf(
      db
        .insertInto('administrators')
        .values({ ...row, ...names })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  };

  return { ...deliveryBuilder(db), ...catalogueBuilder(db), ...clientBuilder(db), administrator };
}
