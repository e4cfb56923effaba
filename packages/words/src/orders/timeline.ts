import type { OrderEventKind } from '@traiteur/domain/orders/order-life.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const event = {
  placed: ['Commande reçue', 'Order received'],
  allergy_overridden: ['Servi malgré une allergie', 'Served despite an allergy'],
  allergy_found: ['Allergie apprise après la commande', 'Allergy learned after the order'],
  allergy_gone: ['Allergie levée', 'Allergy no longer met'],
  place_forced: ['Place forcée dans un créneau complet', 'Place forced in a full slot'],
  minimum_forced: ['Acceptée sous le minimum de la zone', 'Accepted below the zone’s minimum'],
  credit_forced: ['Acceptée au-delà de l’encours de l’entreprise', 'Accepted above the company’s credit limit'],
  changed: ['Commande modifiée', 'Order changed'],
  confirmed: ['Confirmée', 'Confirmed'],
  preparation_started: ['En préparation', 'In preparation'],
  made_ready: ['Prête', 'Ready'],
  dispatched: ['Partie en livraison', 'Sent out for delivery'],
  delivered: ['Livrée', 'Delivered'],
  undone: ['Retour en arrière', 'Taken back'],
  noted: ['Note interne', 'Internal note'],
  messaged: ['Message au client', 'Message to the client'],
  delivery_failed: ['Livraison impossible', 'Delivery failed'],
  cancelled: ['Annulée', 'Cancelled'],
  payment_requested: ['Lien de paiement envoyé', 'Payment link sent'],
  paid: ['Paiement reçu', 'Payment received'],
  payment_undone: ['Paiement annulé', 'Payment taken back'],
  refunded: ['Remboursement', 'Refund'],
  refund_undone: ['Remboursement annulé', 'Refund taken back'],
  payment_disputed: ['Paiement contesté auprès de la banque', 'Payment disputed at the bank'],
  dispute_won: ['Contestation gagnée', 'Dispute won'],
  dispute_lost: ['Contestation perdue', 'Dispute lost'],
} as const satisfies PhraseFor<OrderEventKind>;

export const changes = {
  quantity: ['{dish} : {before, number} → {after, number}', '{dish}: {before, number} → {after, number}'],
  added: ['ajouté : {dish} × {after, number}', 'added: {dish} × {after, number}'],
  removed: ['retiré : {dish} × {before, number}', 'taken out: {dish} × {before, number}'],
  slot: ['{before} → {after}', '{before} → {after}'],
  code: ['code {before} → {after}', 'code {before} → {after}'],
  noCode: ['aucun', 'none'],
  total: ['total {before} → {after}', 'total {before} → {after}'],
  address: ['adresse', 'address'],
  kitchenNote: ['note pour la cuisine', 'note for the kitchen'],
  driverNote: ['note pour le livreur', 'note for the driver'],
} as const satisfies Record<string, Phrase>;
