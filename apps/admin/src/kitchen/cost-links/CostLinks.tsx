import { useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';

export function DishCostLink({ productId }: { productId: number | null }) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('dishCosts');
  return (
    productId !== null &&
    isOffered(site.screens.dishCost) && <AppLink to={to('dishCost', { id: productId })}>{words('link')}</AppLink>
  );
}

export function PriceRiseLink({ ingredientId }: { ingredientId: number }) {
  const to = useTo();
  const { isOffered } = useFront();
  const words = useTranslations('dishCosts');
  return (
    isOffered(site.screens.priceRise) && (
      <AppLink to={`${to('priceRise')}?ingredient=${ingredientId}`}>{words('menu')}</AppLink>
    )
  );
}
