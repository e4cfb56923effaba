import { useQuery } from '@tanstack/react-query';
import { mealPreviewPaths } from '@traiteur/contract/site/site-addresses.ts';
import { useFront } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useLocale, useTranslations } from 'use-intl';
import styles from './ProductPage.module.css';

/** The site's own page of a dish, whether it is on sale or not; its header leads to the other language. */
export function ProductPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const { api, settings } = useFront();
  const words = useTranslations('products.steps');
  const locale = useLocale();
  const preview = useQuery({
    queryKey: nounKeys('products').answer('preview', id),
    queryFn: () => api.call('products', 'previewProduct', { id }),
    // A new key each time: the one of before may be over.
    gcTime: 0,
  });
  return (
    <Dialog opened title={words('previewTitle')} size="min(1200px, 96vw)" onClose={onClose}>
      <Shown query={preview} shape={<Skeleton width="100%" height={360} />}>
        {({ key }) => {
          const address = settings.siteUrl + mealPreviewPaths[locale].replace(':key', key);
          return (
            <>
              <iframe className={styles['preview']} src={address} title={words('previewTitle')} />
              <a href={address} target="_blank" rel="noopener">
                {words('previewInTab')}
              </a>
            </>
          );
        }}
      </Shown>
    </Dialog>
  );
}
