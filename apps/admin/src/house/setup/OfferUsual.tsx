import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UsualKind } from '@traiteur/domain/catalogue/usual-records.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

const tags = {
  allergens: 'allergens',
  taxRates: 'tax-rates',
  categories: 'categories',
  sizes: 'sizes',
  stations: 'stations',
} as const;

interface OfferUsualProps {
  kinds: readonly UsualKind[];
  variant?: 'primary' | 'default';
  children: ReactNode;
}

/** One button for the records that most kitchens have. */
export function OfferUsual({ kinds, variant = 'default', children }: OfferUsualProps) {
  const api = useApi();
  const words = useTranslations('setup');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const offer = useMutation({
    mutationFn: () => api.call('setup', 'offerUsualRecords', {}, { kinds: [...kinds] }),
    async onSuccess({ added }) {
      const counts = Object.values(added);
      toast.success(words('offered', { count: counts.reduce((sum, count) => sum + count, 0) }));
      const changedTags = [...kinds.map((kind) => tags[kind]), 'setup'] as const;
      await Promise.all(changedTags.map((tag) => queries.invalidateQueries({ queryKey: nounKeys(tag).all })));
    },
    onError: showFailure,
  });
  if (!api.offers('setup', 'offerUsualRecords')) return null;
  return (
    <Button variant={variant} busy={offer.isPending} onClick={() => offer.mutate()}>
      {children}
    </Button>
  );
}
