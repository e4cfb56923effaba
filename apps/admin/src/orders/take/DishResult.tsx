import type { Client } from '@traiteur/contract/clients.ts';
import type { ProductRow } from '@traiteur/contract/products.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Result } from '@traiteur/kit/list/Results.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { conflictsWith, type DraftLine } from '@traiteur/front/orders/order-draft.ts';
import styles from './DishResult.module.css';
import { usePictureAddress } from '@traiteur/front/products/use-picture-address.ts';

interface DishResultProps {
  product: ProductRow;
  /** What the client reacts to. */
  reactions: Client['allergens'];
  onChoose: (product: ProductRow, dish: Omit<DraftLine, 'quantity'>) => void;
}

/** A dish with a button for each of its sizes; what the client reacts to stands beside its name. */
export function DishResult({ product, reactions, onChoose }: DishResultProps) {
  const pictureAddress = usePictureAddress();
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const sizes = useChoices('sizes', 'list');
  return (
    <Result>
      {product.pictureId ? (
        <img className={styles['picture']} src={pictureAddress(product.pictureId)} alt="" loading="lazy" />
      ) : (
        <i className={styles['picture']} />
      )}
      <span className={styles['name']}>
        <strong>{nameOf(product.name)}</strong> <small>{nameOf(product.category)}</small>
      </span>
      {conflictsWith(product, reactions).map(({ allergenId, allergen, mustOverride }) => (
        <Chip key={allergenId} tone={mustOverride ? 'bad' : 'care'}>
          {nameOf(allergen)}
        </Chip>
      ))}
      <span className={styles['sizes']}>
        {product.offers.map(({ sizeId, price }) => {
          const sizeName = sizes.find(({ id }) => id === sizeId)?.name ?? { fr: '', en: '' };
          return (
            <Button
              key={sizeId}
              onClick={() => onChoose(product, { productId: product.id, sizeId, name: product.name, sizeName })}
            >
              <span className="visually-hidden">{nameOf(product.name)}, </span>
              <span>{nameOf(sizeName)} </span>
              <span>{formatMoney(price)}</span>
            </Button>
          );
        })}
      </span>
    </Result>
  );
}
