import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Availability } from '@traiteur/contract/catalogue/availabilities.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

type Sizes = { sizeId: number; available: number | null }[];

interface Telling {
  before: Availability;
  sizes: Sizes;
  sentence: 'toldSoldOut' | 'toldLeft' | 'toldUsual' | 'undone';
}

/** Sets a dish's portions on a date; the toast offers an undo. */
export function useAvailability() {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  const dates = useDates();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ before: { id, date }, sizes }: Telling) =>
      api.call('products', 'setAvailability', { id, date }, { sizes }),
    onSuccess(availability, { before, sizes, sentence }) {
      const sizesBefore = sizes.flatMap(({ sizeId }) => before.sizes.filter((size) => size.sizeId === sizeId));
      const undo = () =>
        mutate({
          before: availability,
          sizes: sizesBefore.map(({ sizeId, available }) => ({ sizeId, available })),
          sentence: 'undone',
        });
      toast.success(
        words(sentence, { dish: nameOf(availability.name), date: dates.short(availability.date) }),
        sentence === 'undone' ? {} : { undo: { label: words('undo'), run: undo } },
      );
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: orderKeys.all }),
  });
  const everySize = (availability: Availability, available: number | null) =>
    availability.sizes.map(({ sizeId }) => ({ sizeId, available }));
  return {
    mayTell: api.offers('products', 'setAvailability'),
    isPending,
    soldOut: (availability: Availability) =>
      mutate({ before: availability, sizes: everySize(availability, 0), sentence: 'toldSoldOut' }),
    asUsual: (availability: Availability) =>
      mutate({ before: availability, sizes: everySize(availability, null), sentence: 'toldUsual' }),
    /** `portions` can still be ordered, in addition to those already ordered. */
    left: (availability: Availability, sizeId: number, portions: number) => {
      const orderedPortions = availability.sizes.find((size) => size.sizeId === sizeId)?.taken ?? 0;
      const sizes = [{ sizeId, available: portions === 0 ? 0 : orderedPortions + portions }];
      mutate({ before: availability, sizes, sentence: portions === 0 ? 'toldSoldOut' : 'toldLeft' });
    },
  };
}
