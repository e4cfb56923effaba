import type { Product } from '@traiteur/contract/catalogue/products.ts';
import {
  hundredOf,
  labelNutrients,
  netQuantity,
  nutrientAmount,
  nutritionOf,
} from '@traiteur/domain/catalogue/nutrients.ts';
import { usualOffer } from '@traiteur/domain/catalogue/usual-size.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { useDishRecipe } from '../../../kitchen/recipes/use-dish-recipe.ts';
import styles from './ProductPage.module.css';

/** Of 100 g, or of 100 ml, where the portion's weight is known, and of the portion. What is unknown has a dash. */
export function NutritionCard({ product }: { product: Pick<Product, 'id' | 'nutrition' | 'offers' | 'portions'> }) {
  const words = useTranslations('products');
  const locale = useLocale();
  const { nutrition } = product;
  const density = useDishRecipe(product.id)?.density ?? null;
  const portionWeight = usualWeight(product);
  if (labelNutrients.every((name) => nutrition[name] === null)) return null;
  const per100 = portionWeight === null ? null : nutritionOf(nutrition, { of: portionWeight, to: hundredOf(density) });
  const amountText = (name: (typeof labelNutrients)[number], amount: number | null) =>
    amount === null ? '–' : nutrientAmount(name, amount, locale);
  const weight = portionWeight === null ? '' : netQuantity(portionWeight, density, locale);
  return (
    <Card title={words('nutritionTable.title')}>
      <table className={styles['nutrition']}>
        <thead>
          <tr>
            <td />
            {per100 && <th scope="col">{words(density ? 'nutritionTable.per100ml' : 'nutritionTable.per100')}</th>}
            <th scope="col">
              {weight ? words('nutritionTable.ofWeight', { weight }) : words('nutritionTable.perPortion')}
            </th>
          </tr>
        </thead>
        <tbody>
          {labelNutrients.map((name) => (
            <tr key={name}>
              <th scope="row">{words(`nutrition.${name}`)}</th>
              {per100 && <td>{amountText(name, per100[name])}</td>}
              <td>{amountText(name, nutrition[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Where each size is weighed: then the usual one is that of which nutrition is said, typed or from a recipe. */
function usualWeight({ offers, portions }: Pick<Product, 'offers' | 'portions'>): number | null {
  const weights = offers.map(({ sizeId }) => portions.find((portion) => portion.sizeId === sizeId)?.weight);
  if (weights.includes(undefined) || portions.length !== offers.length) return null;
  return usualOffer(weights) ?? null;
}
