import { NothingThere, type Visit } from '../page.tsx';

/** @throws {NothingThere} if the address has no valid id */
export function idIn({ id = '' }: Visit['parameters']): number {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new NothingThere();
  return Number(id);
}
