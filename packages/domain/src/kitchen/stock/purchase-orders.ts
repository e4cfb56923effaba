export const purchaseOrderStatuses = ['draft', 'sent', 'received', 'cancelled'] as const;
export type PurchaseOrderStatus = (typeof purchaseOrderStatuses)[number];

export type PurchaseOrderStep = 'edit' | 'send' | 'receive' | 'cancel';

const steps: Record<PurchaseOrderStatus, readonly PurchaseOrderStep[]> = {
  draft: ['edit', 'send'],
  sent: ['receive', 'cancel'],
  received: [],
  cancelled: [],
};

export const isPossible = (status: PurchaseOrderStatus, step: PurchaseOrderStep): boolean =>
  steps[status].includes(step);
