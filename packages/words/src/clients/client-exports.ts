import { clients } from './clients.ts';
import { companies } from './companies.ts';
import type { Phrase } from '../phrases/phrase.ts';

const { fields, addressFields } = clients;

export const clientExports = {
  title: ['Export des clients', 'Client export'],
  subtitle: ['toute la table dans un tableur', 'everyone at the table, in a spreadsheet'],
  menu: ['Export Excel des clients', 'Client Excel export'],
  filters: ['Quels clients ?', 'Which clients?'],
  hint: ['Sans filtre, le fichier contient tous les clients.', 'Without a filter, the file holds every client.'],
  created: ['Ajout', 'Added'],
  lastOrder: ['Dernière commande', 'Last order'],
  createdFrom: ['Ajouté depuis le', 'Added from'],
  createdTo: ['Ajouté jusqu’au', 'Added to'],
  lastOrderFrom: ['Dernière commande depuis le', 'Last order from'],
  lastOrderTo: ['Dernière commande jusqu’au', 'Last order to'],
  minimumOrders: ['Nombre minimum de commandes', 'Minimum number of orders'],
  zone: ['Zone de livraison', 'Delivery zone'],
  company: companies.order.company,
  everyCompany: companies.every,
  everyZone: ['Toutes les zones', 'All zones'],
  locale: ['Langue du client', 'Client’s language'],
  everyLocale: ['Toutes les langues', 'All languages'],
  allergens: ['Allergies et intolérances', 'Allergies and intolerances'],
  allergensHint: ['Au moins une de celles choisies', 'At least one of those chosen'],
  rows: ['Une ligne par', 'One row per'],
  rowKinds: { clients: ['client', 'client'], addresses: ['adresse', 'address'] },
  clear: ['Retirer les filtres', 'Remove the filters'],
  file: ['Fichier Excel', 'Excel file'],
  counting: ['Comptage des clients…', 'Counting the clients…'],
  count: [
    '{total, plural, =0 {Aucun client ne correspond à ces filtres.} one {# client à exporter} other {# clients à exporter}}',
    '{total, plural, =0 {No client matches these filters.} one {# client to export} other {# clients to export}}',
  ],
  leftover: [
    '« {text} » n’est pas choisi : terminez ce filtre, ou effacez-le.',
    '“{text}” is not chosen: finish that filter, or clear it.',
  ],
  estimate: ['Environ {total, number} clients à exporter', 'About {total, number} clients to export'],
  download: ['Télécharger le fichier Excel', 'Download the Excel file'],
  nobody: ['Aucun client ne correspond à ces filtres.', 'No client matches these filters.'],
  cancel: ['Annuler l’export', 'Cancel the export'],
  preparing: ['Préparation du fichier…', 'Preparing the file…'],
  progress: ['Progression de l’export', 'Progress of the export'],
  written: [
    '{written, number} sur {total, plural, one {# client} other {# clients}}',
    '{written, number} of {total, plural, one {# client} other {# clients}}',
  ],
  saved: [
    'Fichier enregistré : {name} ({written, plural, =0 {aucun client} one {# client} other {# clients}}).',
    'File saved: {name} ({written, plural, =0 {no clients} one {# client} other {# clients}}).',
  ],
  writtenRows: [
    '{written, number} sur {total, plural, one {# ligne} other {# lignes}}',
    '{written, number} of {total, plural, one {# row} other {# rows}}',
  ],
  savedRows: [
    'Fichier enregistré : {name} ({written, plural, =0 {aucune ligne} one {# ligne} other {# lignes}}).',
    'File saved: {name} ({written, plural, =0 {no rows} one {# row} other {# rows}}).',
  ],
  cancelled: ['Export annulé. Rien n’a été enregistré.', 'Export cancelled. Nothing was saved.'],
  interrupted: [
    'L’export a été interrompu. Rien n’a été enregistré.',
    'The export was interrupted. Nothing was saved.',
  ],
  tooLarge: [
    'Ce fichier est trop volumineux pour ce navigateur. Filtrez davantage, ou utilisez Chrome ou Edge.',
    'This file is too large for this browser. Narrow the filters, or use Chrome or Edge.',
  ],
  again: ['Réessayer', 'Try again'],
  sheet: ['Clients', 'Clients'],
  everyClient: ['Aucun : tous les clients', 'None: all clients'],
  columns: {
    firstName: fields.firstName,
    lastName: fields.lastName,
    email: fields.email,
    phone: fields.phone,
    locale: fields.locale,
    allergens: fields.allergens,
    allergiesAsked: fields.allergiesAsked,
    dietNote: fields.dietNote,
    eaters: fields.eaters,
    marketingConsent: fields.marketingConsent,
    addresses: ['Nombre d’adresses', 'Number of addresses'],
    address: addressFields.address,
    postalCode: addressFields.postalCode,
    city: addressFields.city,
    zone: addressFields.zone,
    createdAt: ['Ajouté le', 'Added on'],
    lastOrderAt: fields.lastOrderAt,
    ordersCount: fields.ordersCount,
    ordersAmount: fields.ordersAmount,
    company: companies.order.company,
  },
  eater: ['{name} : {allergens}', '{name}: {allergens}'],
  unasked: ['allergies non demandées', 'allergies not asked'],
  locales: { fr: ['Français', 'French'], en: ['Anglais', 'English'] },
  severities: { allergy: ['allergie', 'allergy'], intolerance: ['intolérance', 'intolerance'] },
  yes: ['Oui', 'Yes'],
  no: ['Non', 'No'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    clientExports: typeof clientExports;
  }
}
