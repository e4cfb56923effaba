import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { useTranslations } from 'use-intl';
import { CategorySheet } from './CategorySheet.tsx';
import { FiguresForm } from './FiguresForm.tsx';
import styles from './ProductConstants.module.css';
import { TaxRateSheet } from './TaxRateSheet.tsx';
import { useTo } from '../../use-to.ts';

export default function ProductConstants() {
  const to = useTo();
  const words = useTranslations('productConstants');
  const productWords = useTranslations('products');
  return (
    <Screen
      title={words('title')}
      subtitle={words('subtitle')}
      action={<ButtonLink to={to('products')}>{productWords('menu')}</ButtonLink>}
    >
      <FiguresForm />
      <div className={styles['sheets']}>
        <CategorySheet />
        <TaxRateSheet />
      </div>
    </Screen>
  );
}
