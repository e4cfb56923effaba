import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useTranslations } from 'use-intl';
import { useNutrients } from './use-nutrients.ts';

export function NutritionCard({ nutrition }: { nutrition: Product['nutrition'] }) {
  const words = useTranslations('products');
  const facts = useNutrients(nutrition);
  if (facts.length === 0) return null;
  return (
    <Card title={words('fields.nutrition')}>
      <Facts facts={facts} />
    </Card>
  );
}
