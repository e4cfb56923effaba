/** What the house has said to be done. */
export interface Acknowledged {
  /** By key. */
  orders: Map<string, number>;
  /** Cents by order, in their order; what was given back is negative. */
  payments: Map<number, number[]>;
  statuses: Map<number, string>;
}
