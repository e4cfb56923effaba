import type { Api } from '@traiteur/contract/operations.ts';
import type { IngredientInput } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { ingredientInput, saltArticle, supplierInput } from './recipe-inputs.ts';

export const kilos = (quantity: number) => ({ quantity: quantity * 1000, unit: 'kg' as const });

/** Milligrams. */
export const kilo = 1_000_000;

type Goods = Body<Api['goods-receipts']['receiveGoods']>;

/** A supplier, what it sells, and goods that come in. */
export async function kitchenStore(cook: ApiClient, taxRateId: number) {
  const { id: supplierId } = await cook.call('suppliers', 'create', {}, supplierInput);

  /** Sold by the sack of 10 kg. */
  const ingredient = async (name: string, rest: Partial<IngredientInput> = {}, article: object = {}) => {
    const articles = [{ ...saltArticle, name: `${name}, sac`, supplierId, taxRateId, ...article }];
    const { id, articles: savedArticles } = await cook.call(
      'ingredients',
      'create',
      {},
      ingredientInput(name, { articles, ...rest }),
    );
    return { id, articleId: savedArticles[0]?.id ?? 0 };
  };

  const line = (ingredientId: number, rest: Partial<Goods['lines'][number]> = {}): Goods['lines'][number] => ({
    ingredientId,
    articleId: null,
    packs: null,
    amount: rest.packs ? null : kilos(1),
    linePosition: null,
    number: '',
    useBy: null,
    temperature: null,
    refused: false,
    reason: '',
    ...rest,
  });

  const receive = (lines: Goods['lines'], rest: Partial<Goods> = {}, key: string = crypto.randomUUID()) =>
    cook.call(
      'goods-receipts',
      'receiveGoods',
      { 'Idempotency-Key': key },
      { supplierId, purchaseOrderId: null, noteNumber: '', notes: '', complete: false, lines, ...rest },
    );

  /** Kilograms of an ingredient that may be cooked with. */
  const usable = async (search: string) => {
    const { items } = await cook.call('ingredient-batches', 'listStock', { search });
    return (items[0]?.usable ?? 0) / kilo;
  };

  return { supplierId, ingredient, line, receive, usable };
}
