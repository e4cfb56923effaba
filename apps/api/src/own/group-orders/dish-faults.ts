import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import type { unservedChoices } from '@traiteur/domain/own/group-orders.ts';

type DishFault = Parameters<typeof unservedChoices>[1][number];

/** The line that a refusal is about; -1: none. */
export const indexIn = (field: string): number => Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? -1);

/** Those of single dishes, without what refuses the whole order. */
export const dishFaultsOf = (faults: readonly Pick<FieldRefusal, 'field' | 'reason'>[]): DishFault[] =>
  faults.flatMap(({ field, reason }) => {
    const index = indexIn(field);
    return index < 0 ? [] : [{ index, portionsLeft: reason?.why === 'portions' ? reason.left : undefined }];
  });
