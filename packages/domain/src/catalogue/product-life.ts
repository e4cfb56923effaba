export const productStatuses = ['draft', 'published', 'archived'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** Allowed status changes: a published product can be withdrawn, but never becomes a draft again. */
const productLife: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  draft: ['published'],
  published: ['archived'],
  archived: ['published'],
};

export const productStatusesFrom = (status: ProductStatus): ProductStatus[] => [status, ...productLife[status]];
