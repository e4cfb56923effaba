/** A dish in a size, as a cart holds it. */
interface Article {
  productId: number;
  sizeId: number;
}

/** The numbers of both. */
export const articleIdPattern = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/;

/** What a cart calls a dish in a size: `12-3`. */
export const articleIdOf = ({ productId, sizeId }: Article): string => `${productId}-${sizeId}`;

/** Which dish in which size that is; undefined of a text that names none. */
export function articleOf(articleId: string): Article | undefined {
  const [, productId, sizeId] = articleIdPattern.exec(articleId) ?? [];
  return productId && sizeId ? { productId: Number(productId), sizeId: Number(sizeId) } : undefined;
}
