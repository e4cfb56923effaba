import type { Product } from '@traiteur/contract/products.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useFormatter, useTranslations } from 'use-intl';

const entries = ['kcal', 'protein', 'carbohydrate', 'fat', 'fibre', 'salt'] as const;

/** What a portion feeds with, as far as somebody said it. */
export function NutritionCard({ nutrition }: { nutrition: Product['nutrition'] }) {
  const words = useTranslations('products');
  const format = useFormatter();
  const facts = entries.flatMap((name) => {
    const amount = nutrition[name];
    const unit = name === 'kcal' ? 'kcal' : 'g';
    return amount === null ? [] : [[words(`nutrition.${name}`), `${format.number(amount)}\u00a0${unit}`] as const];
  });
  if (facts.length === 0) return null;
  return (
    <Card title={words('fields.nutrition')}>
      <Facts facts={facts} />
    </Card>
  );
}
