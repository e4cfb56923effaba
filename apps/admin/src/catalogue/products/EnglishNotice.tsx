import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';

/** Warns before saving that a dish on sale has no ingredients in English. */
export function EnglishNotice() {
  const words = useTranslations('products');
  const [status, ingredients] = useWatch<ProductInput, ['status', 'ingredients.en']>({
    name: ['status', 'ingredients.en'],
  });
  if (status !== 'published' || ingredients.trim()) return null;
  return (
    <div role="status">
      <Alarm tone="warning" title={words('englishMissing')}>
        {words('englishMissingExplained')}
      </Alarm>
    </div>
  );
}
