import type { TableEater } from '@traiteur/front/orders/table.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { usualOffer } from '@traiteur/domain/catalogue/usual-size.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Result } from '@traiteur/kit/list/Results.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { IconCornerDownLeft } from '@tabler/icons-react';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { conflictsWith } from '@traiteur/front/orders/order-draft.ts';
import styles from './DishResult.module.css';
import { usePictureAddress } from '@traiteur/front/catalogue/products/use-picture-address.ts';

interface DishResultProps {
  product: ProductRow;
  /** Who would eat it. */
  eaters: readonly TableEater[];
  sizes: readonly { id: number; name: Bilingual }[];
  /** The sizes with few portions left on that day. */
  scarce: readonly { sizeId: number; left: number }[];
  /** How many portions a button adds. */
  quantity: number;
  /** Whether Enter takes this dish, in its usual size. */
  isEntered: boolean;
  /** `byKey` is false for a pointer. */
  onChoose: (product: ProductRow, sizeId: number, byKey: boolean) => void;
}

/** A dish with a button per size; the allergens in it of those who eat stand beside its name. */
export function DishResult({ product, eaters, sizes, scarce, quantity, isEntered, onChoose }: DishResultProps) {
  const pictureAddress = usePictureAddress();
  const nameOf = useLocalName();
  const words = useTranslations('orders.runOut');
  const conflictWords = useTranslations('orders.conflict');
  const { formatMoney } = useKitSettings();
  const usual = usualOffer(product.offers);
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
      {conflictsWith(product, eaters).map(({ eaterId, eater, allergenId, allergen, presence, mustOverride }) => (
        <Chip key={`${eaterId} ${allergenId}`} tone={mustOverride ? 'bad' : 'care'}>
          {presence === 'contains' ? nameOf(allergen) : conflictWords('traces', { names: nameOf(allergen) })}
          {eaters.length > 1 && ` · ${eater}`}
        </Chip>
      ))}
      <span className={styles['sizes']}>
        {product.offers.map(({ sizeId, price }) => {
          const size = sizes.find(({ id }) => id === sizeId);
          const isUsual = sizeId === usual?.sizeId;
          const portionsLeft = scarce.find((offer) => offer.sizeId === sizeId)?.left;
          return (
            <Button
              key={sizeId}
              data-usual={isUsual || undefined}
              disabledReason={portionsLeft === 0 ? words('soldOut') : undefined}
              // `detail` counts the clicks: a key press has none.
              onClick={({ detail }) => onChoose(product, sizeId, detail === 0)}
            >
              <span className="visually-hidden">{nameOf(product.name)}, </span>
              <span>
                {quantity > 1 && `${quantity} × `}
                {size && nameOf(size.name)}{' '}
                {isEntered && isUsual && <IconCornerDownLeft className={styles['enter']} size={14} aria-hidden />}
              </span>
              <span>{formatMoney(price)}</span>
              {portionsLeft !== undefined && (
                <small className={styles['left']}>
                  {portionsLeft === 0 ? words('soldOut') : words('left', { count: portionsLeft })}
                </small>
              )}
            </Button>
          );
        })}
      </span>
    </Result>
  );
}
