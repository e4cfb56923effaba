import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useFrontWords } from '../../language/use-front-words.ts';
import { useLocalName } from '../../language/use-local-name.ts';

export function ProductAllergens({ product }: { product: Pick<ProductRow, 'allergens' | 'allergensDeclared'> }) {
  const words = useFrontWords('products.allergens');
  const nameOf = useLocalName();
  if (!product.allergensDeclared) return <Chip tone="bad">{words('undeclared')}</Chip>;
  if (product.allergens.length === 0) return <>{words('nothing')}</>;
  const names = (presence: 'contains' | 'may_contain') =>
    product.allergens
      .filter((allergen) => allergen.presence === presence)
      .map(({ name }) => nameOf(name))
      .join(', ');
  const traces = names('may_contain');
  return (
    <>
      <strong>{names('contains')}</strong>
      {traces && (
        <small>
          {words('may_contain')} · {traces}
        </small>
      )}
    </>
  );
}
