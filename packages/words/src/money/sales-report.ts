import type { SalesFigures, SalesGroup } from '@traiteur/contract/money/sales-report.ts';
import type { Comparison } from '@traiteur/domain/money/sales-comparison.ts';
import type { SaleDate } from '@traiteur/domain/money/sales-period.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const salesReport = {
  title: ['Rapport de ventes', 'Sales report'],
  subtitle: ['ce qui s’est vendu, au centime près', 'what was sold, to the cent'],
  menu: ['Rapport de Ventes', 'Sales report'],
  print: ['Imprimer', 'Print'],
  sentence: [
    '{orders, plural, =0 {Aucune commande} one {# commande} other {# commandes}}, {total}, {trend, select, more {{percent} de plus que} less {{percent} de moins que} same {autant que} other {contre rien}} {before}',
    '{orders, plural, =0 {No orders} one {# order} other {# orders}}, {total}, {trend, select, more {{percent} more than} less {{percent} less than} same {as much as} other {against nothing}} {before}',
  ],
  /** The compared period, in the summary sentence. */
  sentenceBefore: {
    'month-before': [
      '{months, plural, one {le mois précédent} other {les # mois précédents}}, aux mêmes dates',
      '{months, plural, one {the month before} other {the # months before}}, on the same dates',
    ],
    'same-weekdays': [
      '{weeks, plural, one {la semaine précédente} other {# semaines plus tôt}}, les mêmes jours',
      '{weeks, plural, one {the week before} other {# weeks earlier}}, on the same weekdays',
    ],
    'year-before': ['l’année précédente, aux mêmes dates', 'the year before, on the same dates'],
    'days-before': [
      '{days, plural, one {la veille} other {les # jours précédents}}',
      '{days, plural, one {the day before} other {the # days before}}',
    ],
  } as const satisfies PhraseFor<Comparison>,
  compare: {
    'month-before': ['Mois précédent', 'Month before'],
    'same-weekdays': ['Mêmes jours de la semaine', 'Same weekdays'],
    'year-before': ['Année précédente', 'Year before'],
    'days-before': ['Jours juste avant', 'Days just before'],
  } as const satisfies PhraseFor<Comparison>,
  scope: [
    '{days}, {dateBy, select, delivery {par date de livraison} other {par date de commande}}',
    '{days}, {dateBy, select, delivery {by delivery date} other {by order date}}',
  ],
  comparedWith: ['comparé à la période {days}', 'compared with {days}'],
  ofZone: ['zone {name}', 'zone {name}'],
  ofCategory: ['catégorie {name}', 'category {name}'],
  empty: [
    'Aucune vente sur cette période. Choisissez-en une autre, ou retirez un filtre.',
    'Nothing was sold in this period. Choose another one, or take a filter off.',
  ],
  filters: {
    label: ['Filtres', 'Filters'],
    period: ['Période', 'Period'],
    /** In the Excel file. */
    from: ['Du', 'From'],
    to: ['Au', 'To'],
    comparedFrom: ['Comparé du', 'Compared from'],
    comparedTo: ['Comparé au', 'Compared to'],
    dateBy: ['Date retenue', 'Date used'],
    group: ['Regroupement', 'Grouping'],
    compareWith: ['Comparer avec', 'Compare with'],
    usual: ['Comparaison habituelle', 'Usual comparison'],
    zone: ['Zone', 'Zone'],
    category: ['Catégorie', 'Category'],
    everyZone: ['Toutes les zones', 'All zones'],
    everyCategory: ['Toutes les catégories', 'All categories'],
  },
  dateBy: {
    order: ['Par date de commande', 'By order date'],
    delivery: ['Par date de livraison', 'By delivery date'],
  } as const satisfies PhraseFor<SaleDate>,
  group: {
    day: ['Par jour', 'By day'],
    week: ['Par semaine', 'By week'],
    month: ['Par mois', 'By month'],
  } as const satisfies PhraseFor<SalesGroup>,
  figure: {
    orders: ['Commandes', 'Orders'],
    newClients: ['Nouveaux clients', 'New clients'],
    gross: ['Ventes brutes', 'Gross sales'],
    discount: ['Remises', 'Discounts'],
    deliveryFee: ['Frais de livraison', 'Delivery fees'],
    total: ['Chiffre d’affaires TTC', 'Revenue with tax'],
    refunds: ['Remboursements', 'Refunds'],
    tax: ['TVA', 'VAT'],
    net: ['Chiffre d’affaires HT', 'Revenue without tax'],
    averageBasket: ['Panier moyen TTC', 'Average basket'],
  } as const satisfies PhraseFor<Exclude<keyof SalesFigures, 'taxes'>>,
  seeOrders: ['{count}, voir les commandes, {name}', '{count}, see the orders, {name}'],
  noBasket: ['–', '–'],
  chart: {
    title: [
      'Chiffre d’affaires TTC {group, select, week {par semaine} month {par mois} other {par jour}}',
      'Revenue with tax {group, select, week {by week} month {by month} other {by day}}',
    ],
    day: ['Jour', 'Day'],
    column: [
      '{group, select, week {Semaine} month {Mois} other {Jour}}',
      '{group, select, week {Week} month {Month} other {Day}}',
    ],
    now: ['cette période', 'this period'],
    before: ['période comparée', 'compared period'],
  },
  figures: ['Du brut au net', 'From gross to net'],
  entry: ['Poste', 'Item'],
  now: ['Période', 'Period'],
  before: ['Période comparée', 'Compared period'],
  change: ['Évolution', 'Change'],
  taxes: ['TVA par taux', 'VAT by rate'],
  rate: ['Taux', 'Rate'],
  base: ['Base HT', 'Taxable base'],
  amount: ['Montant', 'Amount'],
  products: ['Par plat', 'By dish'],
  sizes: ['Par taille', 'By size'],
  categories: ['Par catégorie', 'By category'],
  zones: ['Par zone', 'By zone'],
  codes: ['Par code promo', 'By discount code'],
  payments: ['Par paiement', 'By payment'],
  goodsNote: ['montants TTC des plats, hors frais de livraison', 'dishes with tax, without delivery fees'],
  column: {
    product: ['Plat', 'Dish'],
    size: ['Taille', 'Size'],
    category: ['Catégorie', 'Category'],
    zone: ['Zone', 'Zone'],
    code: ['Code promo', 'Discount code'],
    payment: ['Paiement', 'Payment'],
    quantity: ['Portions', 'Portions'],
    gross: ['Brut', 'Gross'],
    discount: ['Remises', 'Discounts'],
    goods: ['Montant', 'Amount'],
    share: ['Part', 'Share'],
    orders: ['Commandes', 'Orders'],
    total: ['TTC', 'With tax'],
    net: ['HT', 'Without tax'],
    all: ['Total', 'Total'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    salesReport: typeof salesReport;
  }
}
