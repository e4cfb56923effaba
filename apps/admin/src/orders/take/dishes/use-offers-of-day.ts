import { useQuery } from '@tanstack/react-query';
import { type LocalDate, weekdayOf } from '@traiteur/domain/dates/calendar.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { scarceOffersQuery } from '../../run-out/run-out-queries.ts';

/** In which sizes dishes are sold on a date, and of which few portions are left; every day's while no date is known. */
export function useOffersOfDay(date: LocalDate | undefined) {
  const sizes = useShortList('sizes', 'list', { staleTime: 60_000 });
  const scarceOffers = useQuery(scarceOffersQuery(useApi(), date));
  const scarce = scarceOffers.data?.offers ?? [];
  return {
    /** What a search asks for. */
    weekday: date ? { weekday: weekdayOf(date) } : {},
    sizes: sizes.data ?? [],
    scarce,
    isKnown: !sizes.isPending && !scarceOffers.isLoading,
    nameOfSize: (sizeId: number): Bilingual => sizes.data?.find(({ id }) => id === sizeId)?.name ?? { fr: '', en: '' },
    isSoldOut: (productId: number, sizeId: number): boolean =>
      scarce.some((offer) => offer.productId === productId && offer.sizeId === sizeId && offer.left === 0),
  };
}

export type OffersOfDay = ReturnType<typeof useOffersOfDay>;
