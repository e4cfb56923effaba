import en from 'virtual:words/screen/products/en';
import fr from 'virtual:words/screen/products/fr';
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@traiteur/contract/catalogue/products.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../../noun/use-failure-toast.ts';
import { ScreenWords } from '../../../noun/ScreenWords.tsx';
import { useTo } from '../../../use-to.ts';
import { productQuery } from '../product-queries.ts';
import { ProductPreview } from './ProductPreview.tsx';

/** Copies the dish; takes it off sale, and back. */
export const ProductSteps = (props: { product: Product }) => (
  <ScreenWords fr={fr} en={en}>
    <Steps {...props} />
  </ScreenWords>
);

function Steps({ product: { id, version, status } }: { product: Product }) {
  const to = useTo();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const words = useTranslations('products.steps');
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);

  async function attempt(step: () => Promise<unknown>) {
    setBusy(true);
    try {
      await step();
      await queries.invalidateQueries({ queryKey: nounKeys('products').all });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const change = (name: 'archiveProduct' | 'restoreProduct', since: number) =>
    attempt(async () => {
      const savedProduct = await api.call('products', name, { id }, { version: since });
      queries.setQueryData(productQuery(api, id).queryKey, savedProduct);
      const isArchived = name === 'archiveProduct';
      toast.success(words(isArchived ? 'archived' : 'restored'), {
        undo: {
          label: words('undo'),
          run: () => void change(isArchived ? 'restoreProduct' : 'archiveProduct', savedProduct.version),
        },
      });
    });
  const duplicate = () =>
    attempt(async () => {
      const copy = await api.call('products', 'duplicateProduct', { id });
      void navigate(to('productEdit', { id: copy.id }));
      toast.success(words('duplicated'));
    });

  return (
    <>
      <Button onClick={() => setPreviewed(true)}>{words('preview')}</Button>
      {isPreviewed && <ProductPreview id={id} onClose={() => setPreviewed(false)} />}
      <Button busy={isBusy} onClick={() => void duplicate()}>
        {words('duplicate')}
      </Button>
      {status === 'published' && (
        <Button busy={isBusy} onClick={() => void change('archiveProduct', version)}>
          {words('archive')}
        </Button>
      )}
      {status === 'archived' && (
        <Button busy={isBusy} onClick={() => void change('restoreProduct', version)}>
          {words('restore')}
        </Button>
      )}
    </>
  );
}
