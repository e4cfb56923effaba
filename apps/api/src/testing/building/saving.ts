/** All of a test's world was made then. */
export const longAgo = new Date('2026-01-01T00:00:00Z');

export const unknownPerson = { id: null, name: 'Odile Marchand' };

export const nameIn = (fr: string, en = fr) => ({ fr, en });

export const listOf = (ids: number | number[]) => [ids].flat();

export const idOf = async (record: Promise<{ id: number }>) => (await record).id;
