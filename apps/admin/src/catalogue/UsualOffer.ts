import { lazyAtRest } from '@traiteur/front/routing/lazy-at-rest.tsx';

/** Seen on empty lists alone. */
export const UsualOffer = lazyAtRest(async () => (await import('../house/setup/UsualOffer.tsx')).UsualOffer);
