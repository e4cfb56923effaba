import type { GoodsLine, GoodsReceiptDetail } from '@traiteur/contract/kitchen/goods-receipts.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof GoodsReceiptDetail, 'id'>;

export const goodsReceipts = {
  title: ['Réceptions', 'Goods received'],
  subtitle: ['ce que les fournisseurs ont livré', 'what suppliers delivered'],
  one: ['Réception', 'Delivery of goods'],
  add: ['Recevoir une livraison', 'Receive goods'],
  count: [
    '{count, plural, =0 {aucune réception} one {# réception} other {# réceptions}}',
    '{count, plural, =0 {no deliveries} one {# delivery} other {# deliveries}}',
  ],
  empty: [
    'Rien n’a encore été reçu. Notez ici chaque livraison, avec ses lots et ses températures.',
    'Nothing was received yet. Note each delivery here, with its batches and temperatures.',
  ],
  fields: {
    supplier: ['Fournisseur', 'Supplier'],
    purchaseOrder: ['Bon de commande', 'Purchase order'],
    noteNumber: ['Bon de livraison n°', 'Delivery note no.'],
    notes: ['Notes', 'Notes'],
    pictureId: ['Photo', 'Photo'],
    at: ['Reçu le', 'Received on'],
    by: ['Par', 'By'],
    batches: ['Lots', 'Batches'],
    refusals: ['Refusés', 'Refused'],
    lines: ['Lots', 'Batches'],
    removable: ['Annulable', 'Can be undone'],
  } as const satisfies PhraseFor<Field>,
  line: {
    ingredientId: ['Ingrédient', 'Ingredient'],
    what: ['Article ou ingrédient', 'Article or ingredient'],
    articleId: ['Article', 'Article'],
    packs: ['Colis', 'Packs'],
    amount: ['Quantité', 'Amount'],
    linePosition: ['Ligne du bon', 'Line of the order'],
    number: ['Numéro de lot', 'Batch number'],
    useBy: ['À consommer jusqu’au', 'Use by'],
    temperature: ['Température (°C)', 'Temperature (°C)'],
    refused: ['Refuser', 'Refuse'],
    reason: ['Raison', 'Reason'],
  } as const satisfies PhraseFor<keyof GoodsLine | 'what'>,
  everySupplier: ['Tous les fournisseurs', 'All suppliers'],
  noSupplier: ['Sans fournisseur', 'No supplier'],
  noOrder: ['Sans bon de commande', 'No purchase order'],
  back: ['Retour', 'Go back'],
  unit: ['Unité', 'Unit'],
  byWeight: ['au poids', 'by weight'],
  addLine: ['Ajouter une ligne', 'Add a line'],
  removeLine: ['Retirer', 'Remove'],
  nth: ['Ligne {number}', 'Line {number}'],
  complete: ['Le reste ne viendra plus', 'The rest will not come'],
  receive: ['Enregistrer la réception', 'Save the delivery'],
  done: ['Réception enregistrée.', 'Delivery saved.'],
  undo: ['Annuler la réception', 'Undo the delivery'],
  undoQuestion: [
    'Annuler cette réception ? Ses lots sortent du stock.',
    'Undo this delivery? Its batches leave the stock.',
  ],
  undone: ['Réception annulée.', 'Delivery undone.'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    goodsReceipts: typeof goodsReceipts;
  }
}
