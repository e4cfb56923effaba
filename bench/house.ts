/** Rows in a house's lists. */
export interface HouseSize {
  products: number;
  clients: number;
  codes: number;
}

/** A filled database. */
export interface House {
  url: string;
  size: HouseSize;
}
