import type { ProductStatus } from '@traiteur/domain/catalogue/product-life.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

const tones = { draft: 'wait', published: 'ok', archived: 'mute' } as const;

export function ProductStatusChip({ status }: { status: ProductStatus }) {
  const words = useTranslations('products.status');
  return <Chip tone={tones[status]}>{words(status)}</Chip>;
}
