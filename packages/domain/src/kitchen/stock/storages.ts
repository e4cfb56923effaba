/** Where an ingredient is kept. */
export const storages = ['dry', 'chilled', 'frozen'] as const;
export type Storage = (typeof storages)[number];

/** Tenths of a degree above which goods are not simply taken in; null = none. */
const warmest: Record<Storage, number | null> = { dry: null, chilled: 40, frozen: -180 };

export function isTooWarm(storage: Storage, temperature: number | null): boolean {
  const limit = warmest[storage];
  return limit !== null && temperature !== null && temperature > limit;
}
