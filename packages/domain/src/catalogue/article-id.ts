interface Article {
  productId: number;
  sizeId: number;
}

/** `productId-sizeId` */
export const articleIdPattern = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/;

export const articleIdOf = ({ productId, sizeId }: Article): string => `${productId}-${sizeId}`;

/** Undefined when the text is no such id. */
export function articleOf(articleId: string): Article | undefined {
  const [, productId, sizeId] = articleIdPattern.exec(articleId) ?? [];
  return productId && sizeId ? { productId: Number(productId), sizeId: Number(sizeId) } : undefined;
}
