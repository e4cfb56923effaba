import type { LocalDate } from '../dates/calendar.ts';
import type { Locale } from '../text/language.ts';

const names = {
  clients: { fr: 'clients', en: 'clients' },
  sales: { fr: 'ventes', en: 'sales' },
  orders: { fr: 'commandes', en: 'orders' },
  deliveries: { fr: 'livraisons', en: 'deliveries' },
  takings: { fr: 'encaissements', en: 'takings' },
  invoices: { fr: 'factures', en: 'invoices' },
  tags: { fr: 'mots-clefs', en: 'tags' },
  allergens: { fr: 'allergenes', en: 'allergens' },
  sizes: { fr: 'tailles', en: 'sizes' },
  categories: { fr: 'categories', en: 'categories' },
  companies: { fr: 'entreprises', en: 'companies' },
  products: { fr: 'produits', en: 'products' },
  ingredients: { fr: 'ingredients', en: 'ingredients' },
  'ingredient-batches': { fr: 'lots-recus', en: 'ingredient-batches' },
  'purchase-order': { fr: 'bon-de-commande', en: 'purchase-order' },
  'purchase-orders': { fr: 'bons-de-commande', en: 'purchase-orders' },
  'goods-receipts': { fr: 'receptions', en: 'goods-received' },
  'kitchen-book': { fr: 'registre-sanitaire', en: 'kitchen-book' },
  'label-prints': { fr: 'etiquettes-imprimees', en: 'printed-labels' },
  'dish-costs': { fr: 'couts-des-plats', en: 'dish-costs' },
  recall: { fr: 'rappel', en: 'recall' },
  recalls: { fr: 'rappels', en: 'recalls' },
  'batch-holds': { fr: 'lots-bloques', en: 'held-batches' },
  'control-points': { fr: 'points-de-controle', en: 'control-points' },
  recipes: { fr: 'recettes', en: 'recipes' },
  'supplier-invoices': { fr: 'factures-fournisseurs', en: 'supplier-invoices' },
  suppliers: { fr: 'fournisseurs', en: 'suppliers' },
  stations: { fr: 'postes', en: 'stations' },
  'postal-codes': { fr: 'codes-postaux', en: 'postal-codes' },
  'delivery-zones': { fr: 'zones-de-livraison', en: 'delivery-zones' },
  'delivery-schedules': { fr: 'horaires-de-livraison', en: 'delivery-schedules' },
  'discount-codes': { fr: 'codes-promo', en: 'discount-codes' },
} as const;

export type ExportedFile = keyof typeof names;

/** `ventes-2026-11-01-2026-11-22.xlsx`: with the period, or with the day of the export. */
export const exportName = (file: ExportedFile, locale: Locale, ...days: readonly LocalDate[]): string =>
  `${[names[file][locale], ...days].join('-')}.xlsx`;
