import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useFrontWords } from '../../language/use-front-words.ts';

export function PriceRange({ offers }: { offers: Product['offers'] }) {
  const words = useFrontWords('products');
  const { formatMoney } = useKitSettings();
  const prices = offers.map(({ price }) => price);
  if (prices.length === 0) return <>{words('noPrice')}</>;
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  return <>{from === to ? formatMoney(from) : words('prices', { from: formatMoney(from), to: formatMoney(to) })}</>;
}
