import type { PurchaseOrder } from '@traiteur/contract/kitchen/purchase-orders.ts';
import type { PurchaseOrderStatus } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof PurchaseOrder, 'id' | 'version'>;

export const purchaseOrders = {
  title: ['Bons de commande', 'Purchase orders'],
  subtitle: ['ce que l’on demande aux fournisseurs', 'what we ask of suppliers'],
  menu: ['Liste de courses', 'Shopping list'],
  one: ['Bon de commande', 'Purchase order'],
  add: ['Ajouter un bon de commande', 'Add a purchase order'],
  edit: ['Modifier le bon de commande', 'Edit the purchase order'],
  count: [
    '{count, plural, =0 {aucun bon} one {# bon} other {# bons}}',
    '{count, plural, =0 {no orders} one {# order} other {# orders}}',
  ],
  empty: [
    'Aucun bon de commande. La liste de courses en prépare un par fournisseur.',
    'No purchase orders. The shopping list prepares one for each supplier.',
  ],
  fields: {
    number: ['Numéro', 'Number'],
    supplierId: ['Fournisseur', 'Supplier'],
    supplier: ['Fournisseur', 'Supplier'],
    status: ['État', 'State'],
    wantedOn: ['Livraison souhaitée le', 'Wanted on'],
    notes: ['Notes pour le fournisseur', 'Notes for the supplier'],
    total: ['Total HT', 'Total before tax'],
    lineCount: ['Lignes', 'Lines'],
    isPartial: ['Reçu en partie', 'Received in part'],
    isInvoiced: ['Facturé', 'Charged'],
    at: ['Écrit le', 'Written on'],
    by: ['Par', 'By'],
    sentAt: ['Envoyé le', 'Sent on'],
    sentTo: ['Envoyé à', 'Sent to'],
    lines: ['Articles', 'Articles'],
    mailAddress: ['E-mail', 'E-mail'],
    phone: ['Téléphone', 'Phone'],
    minimumOrder: ['Minimum de commande (HT)', 'Minimum order (before tax)'],
  } as const satisfies PhraseFor<Field>,
  statuses: {
    draft: ['Brouillon', 'Draft'],
    sent: ['Commandé', 'Ordered'],
    received: ['Reçu', 'Received'],
    cancelled: ['Annulé', 'Cancelled'],
  } as const satisfies PhraseFor<PurchaseOrderStatus>,
  line: {
    code: ['Code', 'Code'],
    name: ['Article', 'Article'],
    ingredient: ['Ingrédient', 'Ingredient'],
    pack: ['Colis de', 'Pack of'],
    packs: ['Colis', 'Packs'],
    price: ['Prix HT du colis', 'Price of a pack before tax'],
    total: ['Total HT', 'Total before tax'],
    received: ['Reçu', 'Received'],
  },
  everyStatus: ['Tous les états', 'All states'],
  everySupplier: ['Tous les fournisseurs', 'All suppliers'],
  soon: ['dès que possible', 'as soon as possible'],
  soonHint: ['Vide : dès que possible', 'Empty: as soon as possible'],
  addLine: ['Ajouter un article', 'Add an article'],
  removeLine: ['Retirer', 'Remove'],
  nth: ['Ligne {number}', 'Line {number}'],
  noArticles: [
    'Ce fournisseur ne vend encore rien : notez ses articles dans les ingrédients.',
    'This supplier sells nothing yet: note its articles in the ingredients.',
  ],
  save: ['Enregistrer le brouillon', 'Save the draft'],
  saved: ['Brouillon enregistré.', 'Draft saved.'],
  back: ['Retour', 'Go back'],
  remove: ['Supprimer le brouillon', 'Remove the draft'],
  removed: ['Brouillon supprimé.', 'Draft removed.'],
  sendMail: ['Envoyer par e-mail', 'Send by e-mail'],
  sendTo: ['Le bon part à {email}, dans la langue du fournisseur.', 'It goes to {email}, in the supplier’s language.'],
  byPhone: ['Passé par téléphone', 'Ordered by phone'],
  phoneHint: ['Pas d’e-mail pour ce fournisseur. Téléphone : {phone}', 'No e-mail for this supplier. Phone: {phone}'],
  noServer: [
    'Aucun serveur de messagerie n’est réglé : rien ne partirait. Téléphone : {phone}',
    'No mail server is set up: nothing would leave. Phone: {phone}',
  ],
  sent: ['Commande passée.', 'Order placed.'],
  receive: ['Recevoir', 'Receive'],
  cancel: ['Ne plus attendre', 'Wait no more'],
  cancelQuestion: [
    'Plus rien ne viendra de ce bon. Prévenez aussi le fournisseur.',
    'Nothing more will come of this order. Tell the supplier too.',
  ],
  cancelled: ['On n’attend plus ce bon.', 'This order is waited for no more.'],
  print: ['Imprimer', 'Print'],
  invoices: ['Voir les factures', 'See the invoices'],
  belowMinimum: ['Il manque {amount} pour le minimum de {minimum}', '{amount} short of the minimum of {minimum}'],
  list: {
    subtitle: [
      'ce qu’il faut acheter pour les commandes, en colis entiers',
      'what to buy for the orders, in whole packs',
    ],
    from: ['Du', 'From'],
    to: ['Au', 'To'],
    empty: ['Rien à acheter : tout est en stock ou commandé.', 'Nothing to buy: all is in stock or ordered.'],
    need: ['Besoin', 'Need'],
    stock: ['En stock', 'In stock'],
    ordered: ['Commandé', 'Ordered'],
    spoilt: ['dont {weight} périmés d’ici là', 'of which {weight} past their date by then'],
    buy: ['À acheter', 'To buy'],
    packs: ['{packs} × {pack}', '{packs} × {pack}'],
    createAll: [
      '{count, plural, one {Préparer # bon de commande} other {Préparer # bons de commande}}',
      '{count, plural, one {Prepare # purchase order} other {Prepare # purchase orders}}',
    ],
    created: [
      '{count, plural, one {# brouillon prêt.} other {# brouillons prêts.}}',
      '{count, plural, one {# draft ready.} other {# drafts ready.}}',
    ],
    unsold: ['Sans fournisseur', 'Without a supplier'],
    unsoldHint: [
      'Aucun article acheté, ou dont on sache le poids du colis.',
      'No article is bought, or none of which the weight of a pack is known.',
    ],
    covered: ['Déjà couvert', 'Already covered'],
    coveredCount: [
      '{count, plural, one {# ingrédient déjà couvert} other {# ingrédients déjà couverts}}',
      '{count, plural, one {# ingredient already covered} other {# ingredients already covered}}',
    ],
    uncounted: ['Plats non comptés', 'Dishes not counted'],
    uncountedHint: [
      'Sans recette, ou sans poids de portion : leurs ingrédients manquent dans cette liste.',
      'Without a recipe, or without the weight of a portion: their ingredients are missing in this list.',
    ],
    portions: [
      '{count, plural, one {# portion} other {# portions}}',
      '{count, plural, one {# portion} other {# portions}}',
    ],
    print: ['Imprimer la liste', 'Print the list'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    purchaseOrders: typeof purchaseOrders;
  }
}
