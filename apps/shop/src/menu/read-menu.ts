import type { Menu, MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import type { Visit } from '../site/page.tsx';

/** `menu` is undefined if the house takes no orders. */
export interface ShownMenu {
  days: MenuDay[];
  menu: Menu | undefined;
}

export async function readNextMenu({ call }: Visit): Promise<ShownMenu> {
  const { items: days } = await call('menus', 'listMenuDays');
  const next = days.find(({ state }) => state === 'open') ?? days[0];
  return { days, menu: next && (await call('menus', 'listMenu', { date: next.date })) };
}

export async function readMenu({ call, parameters }: Visit): Promise<ShownMenu> {
  const [{ items: days }, menu] = await Promise.all([
    call('menus', 'listMenuDays'),
    call('menus', 'listMenu', { date: parameters['date'] ?? '' }),
  ]);
  return { days, menu };
}

/** For a link that is sent on. */
export const firstPictureOf = (menu: Menu | undefined): string | undefined =>
  menu?.meals.find(({ pictureId }) => pictureId !== null)?.pictureId ?? undefined;
