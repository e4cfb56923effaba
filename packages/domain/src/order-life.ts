/** Where an order stands, in the order in which it goes through its life. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'delivering',
  'delivered',
  'failed',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export type OrderAction = 'confirm' | 'startPreparation' | 'ready' | 'dispatch' | 'deliver' | 'failDelivery' | 'cancel';

interface Transition {
  from: readonly OrderStatus[];
  to: OrderStatus;
}

/** Every change of status there is; any other is refused. Written in the order of the day, what goes wrong last. */
export const orderLife: Readonly<Record<OrderAction, Transition>> = {
  confirm: { from: ['pending'], to: 'confirmed' },
  startPreparation: { from: ['confirmed'], to: 'preparing' },
  ready: { from: ['preparing'], to: 'ready' },
  dispatch: { from: ['ready', 'failed'], to: 'delivering' },
  deliver: { from: ['delivering'], to: 'delivered' },
  failDelivery: { from: ['delivering'], to: 'failed' },
  cancel: {
    from: ['pending', 'confirmed', 'preparing', 'failed'],
    to: 'cancelled',
  },
};

/** The status after `action`, or undefined where the table does not allow it. */
export function nextStatus(status: OrderStatus, action: OrderAction): OrderStatus | undefined {
  const { from, to } = orderLife[action];
  return from.includes(status) ? to : undefined;
}

/** What can be done with an order, the most sensible first; nothing once it is delivered or cancelled. */
export function actionsFrom(status: OrderStatus): OrderAction[] {
  return orderActions.filter((action) => orderLife[action].from.includes(status));
}

/** The step that a working day takes next: what the big button does. Undefined once the life is over. */
export function mainActionFrom(status: OrderStatus): OrderAction | undefined {
  return actionsFrom(status)[0];
}

/** Lines, address and slot can change until the kitchen begins. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

/** Paid or not is apart from where the order stands: a delivered order may be unpaid, a cancelled one refunded. */
export const paymentStatuses = ['unpaid', 'paid', 'partially_refunded', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

// Object.keys says string[]; the type of the table says which strings.
const orderActions = Object.keys(orderLife) as OrderAction[];
