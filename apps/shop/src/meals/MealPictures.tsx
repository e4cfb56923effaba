import type { WholeMeal } from '@traiteur/contract/catalogue/menus.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { MealPicture } from '../menu/MealPicture.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './MealPictures.module.css';

/** The first large, the others in a strip that is pushed aside. */
export function MealPictures({ meal: { name, pictures } }: { meal: WholeMeal }) {
  const words = useShopWords('meal');
  const nameOf = useLocalName();
  const [first, ...otherPictures] = pictures;
  return (
    <div className={styles['pictures']}>
      <div className={styles['first']}>
        {first && (
          <MealPicture
            id={first.pictureId}
            alt={nameOf(first.alt) || nameOf(name)}
            isFirst
            sizes="(max-width: 767px) 100vw, 500px"
          />
        )}
      </div>
      {otherPictures.length > 0 && (
        // It scrolls, so the keys have to reach it.
        <div role="region" aria-label={words('pictures')} tabIndex={0} className={styles['others']}>
          {otherPictures.map(({ pictureId, alt }) => (
            <MealPicture
              key={pictureId}
              id={pictureId}
              alt={nameOf(alt)}
              isFirst={false}
              sizes="(max-width: 900px) 66vw, 240px"
            />
          ))}
        </div>
      )}
    </div>
  );
}
