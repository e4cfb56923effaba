import type { Bilingual } from '@traiteur/domain/language.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Api } from '@traiteur/contract/operations.ts';
import type { PaletteItem } from '@traiteur/kit/overlays/PaletteList.tsx';
import { useTranslations } from 'use-intl';
import { clientMarks } from '../clients/client-marks.ts';
import { ProductStatusChip } from '../products/ProductStatusChip.tsx';
import { AllergyChip, OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import type { TitleKey } from '../frame/screen-titles.ts';
import type { RowOf } from '@traiteur/front/queries/use-choices.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import type { Front } from '@traiteur/front/front.ts';
import { type ScreenName, site } from '../addresses.ts';
import { useTo } from '../use-to.ts';

/** Rows asked for from each list. */
const most = 5;

/** What the current language gives to say what was found. */
export function useSay() {
  return {
    to: useTo(),
    words: useTranslations('finder'),
    name: useLocalName(),
    dates: useDates(),
    weekday: useWeekdays().nameOf,
  };
}
type Say = ReturnType<typeof useSay>;

/** What a group of things found is called: what the screen of their list is. */
type Heading = TitleKey | 'finder.clients';

/** A thing that was found, for the current language to say. */
export type Found = (say: Say) => PaletteItem;

export interface Source {
  heading: Heading;
  /** Whether this user may list these things and open one. */
  isOffered: (front: Front) => boolean;
  find: (api: Front['api'], search: string, signal: AbortSignal) => Promise<Found[]>;
}

type Row<T extends keyof Api, N extends keyof Api[T]> = RowOf<T, N> & { id: number };

/** Things found by the search of their own list, and the screen that shows one. */
function source<T extends keyof Api, N extends keyof Api[T] & string>(
  tag: T,
  list: N,
  screen: ScreenName,
  heading: Heading,
  show: (row: RowOf<T, N>, say: Say, search: string) => Omit<PaletteItem, 'to'> & Partial<PaletteItem>,
): Source {
  return {
    heading,
    isOffered: ({ api, isOffered }) => api.offers(tag, list) && isOffered(site.screens[screen]),
    async find(api, search, signal) {
      // What every list takes, which the compiler cannot tell of one that it does not know.
      const [query, body] = [{ search, limit: most }, undefined] as [never, never];
      const page = api.call(tag, list, query, body, { signal }) as Promise<Page<Row<T, N>>>;
      const { items } = await page;
      // A list's own address takes no number, and leaves it out.
      return items.map((row) => (say) => ({
        to: say.to(screen as 'order', { id: row.id }),
        ...show(row, say, search),
      }));
    },
  };
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
const named = ({ name }: { name: Bilingual }, say: Say) => ({ title: say.name(name) });

/** Where things are looked for: a line for each noun, the first asked for most. */
export const sources: readonly Source[] = [
  source('orders', 'list', 'order', 'orders.title', (order, { dates }) => ({
    title: order.number,
    detail: `${fullName(order.client)} · ${dates.short(order.deliveryDate)}`,
    mark: (
      <>
        <AllergyChip alert={order.allergyAlert} />
        <OrderStatusChip status={order.status} />
      </>
    ),
  })),
  source('clients', 'list', 'orders', 'finder.clients', (client, { to, words }, search) => ({
    to: `${to('orders')}?clientId=${client.id}`,
    title: fullName(client),
    detail: [...clientMarks(client, search), words('ordersCount', { count: client.ordersCount })].join(' · '),
  })),
  source('products', 'list', 'productEdit', 'products.title', (product, { name }) => ({
    title: name(product.name),
    detail: name(product.category),
    mark: product.status === 'published' ? undefined : <ProductStatusChip status={product.status} />,
  })),
  source('discount-codes', 'list', 'discountCodeEdit', 'discountCodes.title', ({ code }) => ({
    title: code,
  })),
  source('tags', 'list', 'tagEdit', 'tags.title', named),
  source('allergens', 'list', 'allergenEdit', 'allergens.title', named),
  source('sizes', 'list', 'sizeEdit', 'sizes.title', named),
  source('delivery-zones', 'list', 'deliveryZoneEdit', 'deliveryZones.title', named),
  source(
    'delivery-schedules',
    'list',
    'deliveryScheduleEdit',
    'deliverySchedules.title',
    ({ weekday, start, end, zones }, say) => ({
      title: `${say.weekday(weekday)} ${say.dates.span(start, end)}`,
      detail: zones.map(({ name }) => say.name(name)).join(', '),
    }),
  ),
  source('postal-codes', 'list', 'postalCodeEdit', 'postalCodes.title', ({ code, city }) => ({
    title: code,
    detail: city,
  })),
  source('administrators', 'list', 'administratorEdit', 'administrators.title', (administrator) => ({
    title: fullName(administrator),
    detail: administrator.email,
  })),
];
