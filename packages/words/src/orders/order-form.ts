import type { SlotAbsence } from '@traiteur/domain/delivery/slot-outlook.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** An order that is being taken or changed. */
export const form = {
  again: ['Reprise de la commande {number}', 'Order {number} again'],
  notSold: ['Plus en vente, non repris : {dishes}', 'No longer sold, left out: {dishes}'],
  client: ['Client', 'Client'],
  findClient: ['Chercher un client : nom, e-mail, téléphone', 'Find a client: name, e-mail, phone'],
  newClient: ['Nouveau client', 'New client'],
  changeClient: ['Changer de client', 'Change client'],
  noClient: ['Aucun client trouvé. Ajoutez-le comme nouveau client.', 'No client found. Add them as a new client.'],
  allergies: ['Allergies : {names}', 'Allergies: {names}'],
  intolerances: ['Intolérances : {names}', 'Intolerances: {names}'],
  dietNote: ['Note de régime : {note}', 'Diet note: {note}'],
  address: ['Adresse de livraison', 'Delivery address'],
  noAddress: ['Ce client n’a pas encore d’adresse.', 'This client has no address yet.'],
  eligible: ['Cette zone est éligible à la livraison', 'This is an eligible zone for a delivery'],
  notEligible: ['Cette zone n’est pas éligible à la livraison', 'This is not an eligible zone for a delivery'],
  noZone: ['Hors zone', 'No zone'],
  slot: ['Créneau de livraison', 'Delivery slot'],
  noSlot: ['Aucun horaire disponible pour le moment', 'No time available for the moment'],
  slotFirst: ['Choisissez d’abord une adresse éligible.', 'Choose an eligible address first.'],
  dishes: ['Plats', 'Dishes'],
  findDish: ['Ajouter un plat', 'Add a dish'],
  noDish: ['Aucun plat ne correspond ce jour-là.', 'No dish matches on that day.'],
  dishAdded: ['Ajouté : {dish}', 'Added: {dish}'],
  dishHint: [
    'Entrée ajoute le premier plat dans sa taille habituelle, « 2x » devant le nom deux portions.',
    'Enter adds the first dish in its usual size, “2x” before the name two portions.',
  ],
  dishSoldOut: [
    '{dish}, {size} : il n’en reste aucune portion ce jour-là.',
    '{dish}, {size}: no portion is left on that day.',
  ],
  dishNotAdded: ['« {text} » n’est pas ajouté', '“{text}” is not added'],
  dishMissSeen: ['Compris', 'Got it'],
  searchAgain: ['Réessayer', 'Try again'],
  lookingFor: ['Recherche de « {text} »…', 'Looking for “{text}”…'],
  noLines: ['Ajoutez un premier plat.', 'Add a first dish.'],
  quantity: ['Quantité', 'Quantity'],
  fewer: ['Un de moins : {dish}', 'One fewer: {dish}'],
  more: ['Un de plus : {dish}', 'One more: {dish}'],
  remove: ['Retirer', 'Remove'],
  discountCode: ['Code promo', 'Discount code'],
  applyDiscountCode: ['Appliquer', 'Apply'],
  discountCodeLater: ['Vérifié dès le premier plat.', 'Checked as soon as there is a dish.'],
  discountCodeApplied: [
    'Le code promo a été appliqué à votre commande.',
    'The discount code has been applied to your order.',
  ],
  access: ['Accès : {note}', 'Access: {note}'],
  kitchenNote: ['Note pour la cuisine', 'Note for the kitchen'],
  driverNote: ['Note pour le livreur', 'Note for the driver'],
  summary: ['Récapitulatif', 'Summary'],
  keepsPrice: ['au prix de la commande : {price}', 'at the order’s price: {price}'],
  place: ['Enregistrer la commande', 'Place the order'],
  save: ['Enregistrer les modifications', 'Save the changes'],
  unchanged: ['Rien n’a changé.', 'Nothing has changed.'],
  portions: [
    '{count, plural, =0 {aucune portion} one {# portion} other {# portions}}',
    '{count, plural, =0 {no portion} one {# portion} other {# portions}}',
  ],
  difference: ['Différence', 'Difference'],
  addressAsOrdered: [
    'Adresse de la commande, que le client n’a plus',
    'The order’s address, which the client no longer has',
  ],
  changed: ['Commande {number} modifiée', 'Order {number} changed'],
  notEditable: [
    'La cuisine a commencé, ou la commande est terminée : elle ne se modifie plus.',
    'The kitchen has begun, or the order is over: it can no longer be changed.',
  ],
  backToOrder: ['Voir la commande', 'See the order'],
  missing: ['Il manque : {what}', 'Still missing: {what}'],
  placed: ['Commande {number} enregistrée', 'Order {number} placed'],
} as const satisfies Record<string, Phrase>;

/** Why an address has no slot. */
export const slotAbsence = {
  'no-zone': ['Ce code postal n’est dans aucune zone de livraison.', 'This postal code is in no delivery zone.'],
  'zone-inactive': [
    'La zone de cette adresse n’est pas desservie pour l’instant.',
    'The zone of this address is not served at present.',
  ],
  'no-schedule': [
    'Aucun horaire ne dessert cette zone dans les jours à venir.',
    'No schedule serves this zone in the days ahead.',
  ],
  full: ['Tous les créneaux ouverts sont complets.', 'All open slots are full.'],
  closed: ['La maison est fermée les jours à venir.', 'The house is closed in the days ahead.'],
  notice: ['Il est trop tard pour commander les créneaux à venir.', 'It is too late to order for the slots ahead.'],
} as const satisfies PhraseFor<SlotAbsence>;

/** The slots of an address by day and time. */
export const slots = {
  free: ['libre', 'free'],
  current: ['actuel', 'current'],
  left: ['{count, plural, one {# place} other {# places}}', '{count, plural, other {# left}}'],
  full: ['complet {orders}/{capacity}', 'full {orders}/{capacity}'],
  'closed-date': ['fermé', 'closed'],
  'past-cut-off': ['trop tard', 'too late'],
  promise: ['48 h', '48 h'],
  earlier: ['Jours précédents', 'Earlier days'],
  later: ['Jours suivants', 'Later days'],
  noEarlier: ['Ce sont les premiers jours.', 'These are the first days.'],
  noLater: ['On ne commande pas plus loin.', 'No orders are taken beyond.'],
  firstFree: ['Premier créneau libre : {slot}', 'First free slot: {slot}'],
  next: [
    'Prochain créneau : {slot}, à commander dès le {date}.',
    'Next slot: {slot}, which can be ordered from {date}.',
  ],
} as const satisfies Record<string, Phrase>;

/** A client who is added on the phone. */
export const client = {
  firstName: ['Prénom', 'First name'],
  lastName: ['Nom', 'Last name'],
  email: ['Adresse e-mail', 'E-mail address'],
  phone: ['Téléphone', 'Phone'],
  street: ['Adresse', 'Address'],
  postalCode: ['Code postal', 'Postal code'],
  city: ['Ville', 'City'],
  access: ['Accès : code, étage, gardien', 'Access: door code, floor, caretaker'],
  allergies: ['Allergies', 'Allergies'],
  save: ['Ajouter ce client', 'Add this client'],
} as const satisfies Record<string, Phrase>;
