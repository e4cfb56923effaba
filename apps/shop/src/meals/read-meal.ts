import type { MenuDay, WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { NothingThere, type Visit } from '../site/page.tsx';

export interface ShownMeal {
  meal: WholeMeal;
  /** The requested day, otherwise the next open one. */
  day: MenuDay | undefined;
  days: MenuDay[];
  /** Shown to the house, not for sale. */
  isPreview?: true;
}

export async function readMeal({ call, parameters, url }: Visit): Promise<ShownMeal> {
  const slug = parameters['slug'] ?? '';
  const { items } = await call('menus', 'listMenuDays');
  const wantedDay = items.find(({ date }) => date === url.searchParams.get('date'));
  const { dates } = await call('menus', 'getMeal', { slug }).catch(noMeal);
  const days = items.filter(({ date, state }) => state === 'open' && dates.includes(date));
  const day = wantedDay ?? days[0];
  return { meal: await call('menus', 'getMeal', { slug, ...(day && { date: day.date }) }), day, days };
}

/** A dish off the menu keeps its address, which search engines and clients know: it may come back. */
export function noMeal(error: unknown): never {
  // `instanceof` fails: the server has its own copy of the class.
  throw (error as Partial<ApiRefusal>).problem?.code === 'not-found' ? new NothingThere('meal') : error;
}
