import { Island } from '../site/island/Island.tsx';
import { page } from '../site/page.tsx';
import { isShown } from '../site/visit/shown-pages.ts';
import { readIsOnline } from './read-is-online.ts';
import { idIn } from '../site/visit/id-in.ts';
import { OrderPage } from './OrderPage.tsx';
import type { SellerFacts } from './Seller.tsx';
import type { SiteTexts } from '@traiteur/contract/site/site-texts.ts';

/** The server draws no part of the order: only the API knows whose it is. */
export const order = page({
  read: async ({ call, parameters, url, site, world }) => ({
    id: idIn(parameters),
    isNew: url.searchParams.get('new') === '1',
    isChanged: url.searchParams.get('changed') === '1',
    seller: sellerOf(site, world.brand),
    isOnline: await readIsOnline(call),
    hasContact: isShown('contact', site),
  }),
  head: (_, { words }) => ({ title: words('ownOrders')('one'), isListed: false }),
  Body: ({ data }) => <Island name="order" of={OrderPage} props={data} />,
});

function sellerOf({ company, contact }: SiteTexts, brand: string): SellerFacts {
  const { legalName, address, postalCode, city, siret, vatNumber } = company;
  const place = [address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  return { name: legalName || brand, address: place, siret, vatNumber, phone: contact.phone, email: contact.email };
}
