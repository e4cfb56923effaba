import type { WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { listMenuDays } from './menu-days.ts';
import { mealOfProduct } from './menu-rows.ts';

const minutes = 60;
const purpose = 'meal preview';

type Keys = Pick<Services, 'clock' | 'sealer'>;

/** Sealed, so that nothing is kept of it: which product, and until when. */
export function previewKey(productId: number, { clock, sealer }: Keys): { key: string; until: string } {
  const until = new Date(clock().getTime() + minutes * 60_000).toISOString();
  return { key: sealer.seal(Buffer.from(`${productId} ${until}`), purpose).toString('base64url'), until };
}

/** @throws {Refusal} `not-found` for a key that is no longer good, that never was, or of a product that is gone */
export async function getMealPreview(
  services: Reading & Keys,
  key: string,
  date: LocalDate | undefined,
): Promise<WholeMeal> {
  const [productId, until = ''] =
    services.sealer.open(Buffer.from(key, 'base64url'), purpose)?.toString().split(' ') ?? [];
  if (productId === undefined || until < services.clock().toISOString()) throw new Refusal('not-found');
  const dates = (await listMenuDays(services)).map((day) => day.date);
  const meal = await mealOfProduct(services.db, Number(productId), { date: date ?? null, dates }, services.clock());
  if (!meal) throw new Refusal('not-found');
  return meal;
}
