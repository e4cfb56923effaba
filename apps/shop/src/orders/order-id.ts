import { NothingThere, type Visit } from '../site/page.tsx';

/**
 * The number of the order that an address names.
 * @throws {NothingThere} where it is none
 */
export function orderIdIn({ id = '' }: Visit['parameters']): number {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new NothingThere();
  return Number(id);
}
