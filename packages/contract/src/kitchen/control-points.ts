import { controlKinds, keepers } from '@traiteur/domain/kitchen/control-checks.ts';
import * as z from 'zod/mini';
import { allDiffer, distinct, flag, localTime, typedName, weekday } from '../statement/fields.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';

/** Tenths of a degree Celsius. */
export const temperature = z.int().check(z.minimum(-500), z.maximum(3000));

const controlPointInput = z
  .strictObject({
    name: typedName(80),
    kind: z.enum(controlKinds),
    lowest: z.nullable(temperature),
    highest: z.nullable(temperature),
    /** Whose list it stands on. */
    keeper: z.enum(keepers),
    /** Empty: it is checked whenever it happens. */
    hours: z.array(localTime).check(z.maxLength(8), z.refine(allDiffer)),
    weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7), distinct),
    active: z.boolean(),
  })
  .check(
    z.refine(({ lowest, highest }) => lowest === null || highest === null || lowest <= highest, {
      path: ['highest'],
      params: { code: 'too-small' },
    }),
  );
export type ControlPointInput = z.output<typeof controlPointInput>;

const controlPoint = z.object({ ...storedFields, ...controlPointInput.shape });
export type ControlPoint = z.output<typeof controlPoint>;

const statement = noun({
  tag: 'control-points',
  one: 'ControlPoint',
  many: 'ControlPoints',
  named: 'name',
  read: 'kitchen:read',
  write: 'kitchen:write',
  input: controlPointInput,
  row: controlPoint,
  detail: controlPoint,
  sorts: ['name', 'kind'],
  filters: { active: z.optional(flag) },
});

export const controlPoints = {
  ...statement,
  operations: { ...statement.operations, exportControlPoints: listExport(statement) },
};
