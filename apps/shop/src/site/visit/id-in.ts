import { NothingThere, type Visit } from '../page.tsx';

/** Of several records with a hyphen between: `12-13`. @throws {NothingThere} if the address has no valid ids */
export function idsIn({ id = '' }: Visit['parameters'], most: number): number[] {
  const ids = id.split('-').map((part) => idIn({ id: part }));
  if (ids.length > most || new Set(ids).size < ids.length) throw new NothingThere();
  return ids;
}

/** @throws {NothingThere} if the address has no valid id */
export function idIn({ id = '' }: Visit['parameters']): number {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new NothingThere();
  return Number(id);
}
