import { useQuery } from '@tanstack/react-query';
import { contactScopes } from '@traiteur/domain/access/scopes.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { FilterChoice } from '@traiteur/kit/list/filters/FilterChoice.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListFilters } from '../../list/use-list.ts';

/** Shown to users who may see where clients live. */
export function CityFilter({ list }: { list: ListFilters<'orders'> }) {
  const api = useApi();
  const words = useTranslations('orders.columns');
  const { user } = useSession();
  const [typedText, setTypedText] = useState<string>();
  const { data: places } = useQuery({
    queryKey: nounKeys('postal-codes').answer('cities', typedText),
    queryFn: ({ signal }) => api.call('postal-codes', 'list', { search: typedText, limit: 50 }, undefined, { signal }),
    enabled: typedText !== undefined && api.offers('postal-codes', 'list'),
  });
  if (!contactScopes.some((scope) => user?.scope.includes(scope))) return null;
  // A postal code may have several cities, separated by commas.
  const cities = (places?.items ?? []).flatMap(({ city }) => city.split(', ')).filter(Boolean);
  return (
    <FilterChoice
      label={words('city')}
      options={[...new Set(cities)].sort((a, b) => a.localeCompare(b))}
      onType={setTypedText}
      {...list.field('city')}
    />
  );
}
