import type { OrderStatus } from '../orders/order-life.ts';

interface DeliveredPlace {
  address?: string | undefined;
  postalCode?: string | undefined;
}

/** The same for two stops of one address, however it is typed. Lines after the first say how to get in. */
export const doorKey = ({ address = '', postalCode = '' }: DeliveredPlace): string =>
  `${postalCode} ${(address.split('\n')[0] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()}`;

/** Nothing is left to do at its door. */
export const isOver = ({ status }: { status: OrderStatus }): boolean => status === 'delivered' || status === 'failed';

/** Stops that Google's maps takes in one link, the last one among them. */
export const mostPlacesOfLink = 10;

/** Leads through places in their order; what lies beyond the most that a link takes is left out. */
export function navigationLink(places: readonly { address: string; postalCode: string; city: string }[]): string {
  const names = places
    .slice(0, mostPlacesOfLink)
    .map(({ address, postalCode, city }) => `${address.split('\n')[0]}, ${postalCode} ${city}`);
  const query = new URLSearchParams({ api: '1', travelmode: 'driving', destination: names.at(-1) ?? '' });
  if (names.length > 1) query.set('waypoints', names.slice(0, -1).join('|'));
  return `https://www.google.com/maps/dir/?${query}`;
}
