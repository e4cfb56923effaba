import type { BatchDetail } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import type { BatchState, MovementKind } from '@traiteur/domain/kitchen/stock/stock.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof BatchDetail, 'id'> | 'ingredientId' | 'supplierId';

export const ingredientBatches = {
  title: ['Lots reçus', 'Batches'],
  menu: ['Stock', 'Stock'],
  subtitle: ['ce qui est entré, et ce qu’il en reste', 'what came in, and what is left of it'],
  one: ['Lot reçu', 'Batch'],
  count: [
    '{count, plural, =0 {aucun lot} one {# lot} other {# lots}}',
    '{count, plural, =0 {no batches} one {# batch} other {# batches}}',
  ],
  empty: [
    'Aucun lot pour l’instant. Une réception ou un comptage en crée.',
    'No batches yet. A delivery or a count makes one.',
  ],
  fields: {
    ingredient: ['Ingrédient', 'Ingredient'],
    supplier: ['Fournisseur', 'Supplier'],
    ingredientId: ['Ingrédient', 'Ingredient'],
    supplierId: ['Fournisseur', 'Supplier'],
    receiptId: ['Réception', 'Delivery'],
    number: ['Numéro de lot', 'Batch number'],
    useBy: ['À consommer jusqu’au', 'Use by'],
    at: ['Entré le', 'Came in on'],
    by: ['Par', 'By'],
    quantity: ['Quantité (kg)', 'Quantity (kg)'],
    remaining: ['Reste (kg)', 'Left (kg)'],
    temperature: ['Température (°C)', 'Temperature (°C)'],
    reason: ['Raison', 'Reason'],
    state: ['État', 'State'],
    movements: ['Mouvements', 'Movements'],
    holdId: ['Blocage', 'Hold'],
    cost: ['Prix d’achat HT', 'Bought at, before tax'],
    supplierInvoice: ['Facture', 'Invoice'],
  } as const satisfies PhraseFor<Field>,
  states: {
    usable: ['En stock', 'In stock'],
    expired: ['Date dépassée', 'Past its date'],
    held: ['Bloqué', 'On hold'],
    empty: ['Épuisé', 'Used up'],
    refused: ['Refusé', 'Refused'],
  } as const satisfies PhraseFor<BatchState>,
  kinds: {
    received: ['Reçu', 'Received'],
    cooked: ['Cuisiné', 'Cooked'],
    wasted: ['Jeté', 'Thrown away'],
    counted: ['Compté', 'Counted'],
  } as const satisfies PhraseFor<MovementKind>,
  filters: {
    everyState: ['Tous les états', 'All states'],
    everySupplier: ['Tous les fournisseurs', 'All suppliers'],
  },
  perKilo: ['{price} le kilo', '{price} a kilo'],
  left: ['Reste', 'Left'],
  cameIn: ['Entré', 'Came in'],
  noNumber: ['sans numéro', 'no number'],
  noDate: ['sans date', 'no date'],
  found: ['Trouvé au comptage', 'Found when counting'],
  until: ['jusqu’au {date}', 'until {date}'],
  stock: {
    subtitle: ['ce qu’il y a, et jusqu’à quand', 'what there is, and until when'],
    count: [
      '{count, plural, =0 {aucun ingrédient} one {# ingrédient} other {# ingrédients}}',
      '{count, plural, =0 {no ingredients} one {# ingredient} other {# ingredients}}',
    ],
    more: ['Suite', 'Next'],
    first: ['Revenir au début', 'Back to the beginning'],
    nothingTyped: ['Tapez d’abord ce que vous avez compté.', 'First type what you counted.'],
    none: ['Aucun ingrédient trouvé.', 'No ingredients found.'],
    empty: [
      'Aucun ingrédient pour l’instant : ajoutez ce que la maison achète.',
      'No ingredients yet: add what the house buys.',
    ],
    search: ['Nom, code ou lot à scanner', 'Name, or code or batch to scan'],
    shows: {
      every: ['Tous', 'All'],
      present: ['En stock', 'In stock'],
      expired: ['Dates dépassées', 'Past their date'],
    } as const satisfies PhraseFor<'every' | 'present' | 'expired'>,
    everyStorage: ['Toutes les réserves', 'All stores'],
    expired: ['{weight} à jeter', '{weight} to throw away'],
    nothing: ['Rien', 'Nothing'],
    countedAt: ['Compté le {date}', 'Counted on {date}'],
    neverCounted: ['Jamais compté', 'Never counted'],
    found: ['Trouvé en plus', 'Found besides'],
    expected: ['{weight} en principe', '{weight} on the books'],
    amount: ['Compté', 'Counted'],
    unit: ['Unité', 'Unit'],
    saveCount: ['Enregistrer le comptage', 'Save the count'],
    counted: ['Comptage enregistré.', 'Count saved.'],
    waste: ['Jeter', 'Throw away'],
    wasteOf: ['Jeter : {name}', 'Throw away: {name}'],
    wasteAmount: ['Quantité', 'Amount'],
    wasteReason: ['Raison', 'Reason'],
    reasons: {
      expired: ['Date dépassée', 'Past its date'],
      spoilt: ['Abîmé', 'Spoilt'],
      fallen: ['Tombé, cassé', 'Fallen, broken'],
      tooMuch: ['Trop préparé', 'Too much prepared'],
    },
    wasted: ['Noté comme jeté.', 'Noted as thrown away.'],
    undone: ['Repris.', 'Taken back.'],
    undo: ['Annuler', 'Undo'],
    undoOf: ['Annuler : {kind}, {weight}', 'Undo: {kind}, {weight}'],
    takenBack: ['annulé', 'taken back'],
    takesBack: ['annulation', 'taking back'],
  } as const,
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    ingredientBatches: typeof ingredientBatches;
  }
}
