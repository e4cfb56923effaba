import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { scarceOffersQuery } from '../../run-out/run-out-queries.ts';

/** Sizes and scarce offers of a date; without a date, those of every day and no scarce offers. */
export function useOffersOfDay(date: LocalDate | undefined) {
  const sizes = useShortList('sizes', 'list', { staleTime: 60_000 });
  const scarceOffers = useQuery(scarceOffersQuery(useApi(), date));
  const scarce = scarceOffers.data?.offers ?? [];
  return {
    /** The search parameter. */
    ofDate: date ? { date } : {},
    sizes: sizes.data ?? [],
    scarce,
    isKnown: !sizes.isPending && !scarceOffers.isLoading,
    nameOfSize: (sizeId: number): Bilingual => sizes.data?.find(({ id }) => id === sizeId)?.name ?? { fr: '', en: '' },
    isSoldOut: (productId: number, sizeId: number): boolean =>
      scarce.some((offer) => offer.productId === productId && offer.sizeId === sizeId && offer.left === 0),
  };
}

export type OffersOfDay = ReturnType<typeof useOffersOfDay>;
