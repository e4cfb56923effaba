import type { GoodsInput } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { PurchaseOrder } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { Blank } from '@traiteur/front/forms/use-schema-form.ts';

type BlankGoodsLine = Blank<GoodsInput>['lines'][number];

export const blankLine: BlankGoodsLine = {
  ingredientId: null,
  articleId: null,
  packs: null,
  amount: { quantity: 0, unit: 'kg' },
  linePosition: null,
  number: '',
  useBy: null,
  temperature: null,
  refused: false,
  reason: '',
};

/** What has not come yet, in packs. */
export const linesOfOrder = ({ lines }: PurchaseOrder): BlankGoodsLine[] =>
  lines
    .map(({ position, ingredient, articleId, packs, weight, received }) => ({
      ...blankLine,
      ingredientId: ingredient.id,
      articleId,
      amount: articleId === null ? blankLine.amount : null,
      packs: articleId === null ? null : Math.ceil(((weight - received) * packs) / weight),
      linePosition: position,
    }))
    .filter(({ packs }) => packs === null || packs > 0);
