/** Stripe writes `visa`. */
export const cardBrand = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
