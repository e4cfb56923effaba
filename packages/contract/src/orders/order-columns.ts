import { choices } from '../statement/fields.ts';

export const orderColumns = [
  'number',
  'client',
  'delivery',
  'zone',
  'status',
  'payment',
  'placed',
  'source',
  'items',
  'code',
  'due',
  'total',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const chosenColumns = choices(orderColumns);
