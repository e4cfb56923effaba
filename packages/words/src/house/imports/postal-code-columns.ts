import type { ImportColumns } from './import-column.ts';

export const postalCodeColumns = {
  code: {
    name: ['Code postal', 'Postal code'],
    others: ['CP', 'Code', 'Codes postaux', 'Postcode', 'ZIP', 'ZIP code', 'Code zone'],
    help: [
      'Un code entier ou son début : 75011, 75 ; plusieurs dans une case, ou une plage : 75001-75004',
      'A whole code or its beginning: 75011, 75; several in one cell, or a range: 75001-75004',
    ],
  },
  zone: {
    name: ['Zone de livraison', 'Delivery zone'],
    others: ['Zone', 'Secteur', 'Tournée', 'Area', 'Nom de la zone', 'Zone name'],
    help: ['Le nom de la zone', 'The zone’s name'],
  },
  city: {
    name: ['Ville', 'City'],
    others: ['Commune', 'Localité', 'Town', 'Nom de la commune'],
    help: ['Vide : la ville que connaît La Poste', 'Empty: the city that the French post knows'],
  },
  country: {
    name: ['Pays', 'Country'],
    others: ['Code pays', 'Country code'],
    help: ['Vide : France', 'Empty: France'],
  },
} as const satisfies ImportColumns;
