import type { Phrase } from '../phrases/phrase.ts';

export const purchaseOrderLetter = {
  subject: ['{brand} : commande {number}', '{brand}: order {number}'],
  greeting: ['Bonjour {name},', 'Hello {name},'],
  soon: [
    'Voici notre commande {number}. Merci de la livrer dès que possible, et de nous répondre si quelque chose manque.',
    'Here is our order {number}. Please deliver it as soon as you can, and answer this mail if anything is missing.',
  ],
  wanted: [
    'Voici notre commande {number}, à livrer {date}. Merci de nous répondre si quelque chose manque.',
    'Here is our order {number}, to be delivered on {date}. Please answer this mail if anything is missing.',
  ],
  lines: ['La commande', 'The order'],
  total: ['Total HT, à nos derniers prix', 'Total before tax, at our latest prices'],
  customer: ['Notre numéro de client chez vous : {number}', 'Our customer number with you: {number}'],
  place: ['Adresse de livraison : {place}', 'Deliver to: {place}'],
  signature: ['{name}', '{name}'],
} as const satisfies Record<string, Phrase>;
