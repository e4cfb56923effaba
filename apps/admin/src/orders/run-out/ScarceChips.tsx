import type { ScarceOffers } from '@traiteur/contract/catalogue/availabilities.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

interface ScarceChipsProps {
  offers: ScarceOffers['offers'];
  sizes: readonly { sizeId: number; name: Bilingual }[];
}

/** Sizes of a dish with few or no portions left. */
export function ScarceChips({ offers, sizes }: ScarceChipsProps) {
  const words = useTranslations('orders.runOut');
  const nameOf = useLocalName();
  return offers.map(({ sizeId, left }) => {
    const size = sizes.find((candidate) => candidate.sizeId === sizeId);
    const name = size && nameOf(size.name).toLowerCase();
    const text = left === 0 ? 'soldOut' : 'left';
    return (
      <Chip key={sizeId} tone={left === 0 ? 'bad' : 'info'}>
        {name && sizes.length > 1 ? words(`${text}Size`, { count: left, size: name }) : words(text, { count: left })}
      </Chip>
    );
  });
}
