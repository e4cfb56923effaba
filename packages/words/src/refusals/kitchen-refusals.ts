import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const kitchenRefusals = {
  'weight-unknown': [
    'Cet ingrédient ne se compte pas dans cette unité : donnez d’abord le poids d’une pièce ou la masse volumique dans sa fiche.',
    'This ingredient is not counted in that unit: first say in its record what a piece or a millilitre weighs.',
  ],
  'goods-too-warm': [
    'Trop chaud à l’arrivée (au plus 4 °C au frais, −18 °C en surgelé). Refusez la ligne, ou dites pourquoi vous la prenez.',
    'Too warm on arrival (4 °C at most chilled, −18 °C frozen). Refuse the line, or say why you take it.',
  ],
  'goods-expired': [
    'La date limite est déjà passée : refusez la ligne.',
    'The use-by date is over already: refuse the line.',
  ],
  'refusal-without-reason': ['Dites pourquoi cette ligne est refusée.', 'Say why this line is refused.'],
  'stock-too-small': ['Il n’en reste pas autant dans ce lot.', 'There is not that much left in this batch.'],
  'stock-used': [
    'On s’est déjà servi de cette réception, ou on l’a comptée : elle ne s’annule plus. Corrigez par un comptage.',
    'Something of this delivery was used or counted already: it cannot be undone. Correct it by a count.',
  ],
  'supplier-without-email': [
    'Ce fournisseur n’a pas d’adresse e-mail : appelez-le, puis notez la commande comme passée.',
    'This supplier has no e-mail address: call them, then note the order as placed.',
  ],
  'check-exists': [
    'Ce contrôle vient d’être noté par quelqu’un d’autre.',
    'Somebody else has just written this check down.',
  ],
  'check-over': ['Ce contrôle est déjà clos ou retiré.', 'This check is already over or withdrawn.'],
  'day-signed': [
    'Cette journée est signée : plus rien ne s’y note ni ne s’y retire.',
    'This day is signed: nothing of it is written or withdrawn any more.',
  ],
  'day-to-come': ['Ce jour n’est pas encore venu.', 'That day has not come yet.'],
  'action-needed': ['Hors limites : dites ce qui a été fait.', 'Beyond the limits: say what was done about it.'],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
