export const productStatuses = ['draft', 'published', 'archived'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** What a product can become: once published it is taken off sale, never made a draft again. */
const productLife: Readonly<Record<ProductStatus, readonly ProductStatus[]>> = {
  draft: ['published'],
  published: ['archived'],
  archived: ['published'],
};

/** The statuses that a product may be saved with, its own among them. */
export const productStatusesFrom = (status: ProductStatus): ProductStatus[] => [status, ...productLife[status]];
