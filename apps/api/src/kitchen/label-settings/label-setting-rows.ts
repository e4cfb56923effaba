import type { LabelSettings, LabelSettingsInput } from '@traiteur/contract/kitchen/label-settings.ts';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';

const only = 1;

export const getLabelSettings = (db: Kysely<Database>): Promise<LabelSettings> =>
  db
    .selectFrom('label_settings')
    .select(['id', 'version', 'dry', 'chilled', 'frozen', 'exemption'])
    .where('id', '=', only)
    .executeTakeFirstOrThrow();

/** @throws {Refusal} `stale` */
export const updateLabelSettings = (
  db: Kysely<Database>,
  { version, exemption, ...keepings }: LabelSettingsInput & { version: number },
): Promise<LabelSettings> =>
  inTransaction(db, async (transaction) => {
    const { dry, chilled, frozen } = keepings;
    const columns = { dry: JSON.stringify(dry), chilled: JSON.stringify(chilled), frozen: JSON.stringify(frozen) };
    await updateVersion(transaction, 'label_settings', only, version, { ...columns, exemption });
    return getLabelSettings(transaction);
  });
