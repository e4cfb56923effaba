import { useQueryClient } from '@tanstack/react-query';
import type { EarlierProduct, ProductChange } from '@traiteur/contract/catalogue/product-batches.ts';
import type { ProductRow } from '@traiteur/contract/catalogue/products.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import type { RowChoice } from '@traiteur/kit/list/use-row-choice.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';
import { useBatch } from '../../../list/batches/use-batch.ts';

/** Changes the chosen products and reports the result; the toast offers an undo. */
export function useProductChange(choice: RowChoice<ProductRow>, target: BatchTarget) {
  const api = useApi();
  const queries = useQueryClient();
  const batch = useBatch();
  const words = useTranslations('products');
  const readAgain = () => queries.invalidateQueries({ queryKey: nounKeys('products').all });

  async function restore(earlier: readonly EarlierProduct[]) {
    await batch.run({
      target: { ids: earlier.map(({ id }) => id) },
      sentenceOf: (count) => words('batchDone.restored', { count }),
      send: (request) => {
        const ids = 'ids' in request ? request.ids : [];
        return api.call('products', 'restoreProducts', {}, { products: earlier.filter(({ id }) => ids.includes(id)) });
      },
    });
    await readAgain();
  }

  return {
    batch,
    /** `sentenceOf` says how many were changed. */
    change: async (productChange: ProductChange, sentenceOf: (count: number) => string) => {
      const earlier: EarlierProduct[] = [];
      const { refusedIds } = await batch.run({
        target,
        sentenceOf,
        async send(request) {
          const answer = await api.call('products', 'updateProducts', {}, { ...request, change: productChange });
          earlier.push(...answer.earlier);
          return answer;
        },
      });
      // The refused ones stay chosen, so that the user can look into them.
      choice.chooseOnly(refusedIds);
      await readAgain();
      if (earlier.length > 0)
        toast.success(sentenceOf(earlier.length), {
          undo: { label: words('batches.undo'), run: () => void restore(earlier) },
        });
    },
  };
}
