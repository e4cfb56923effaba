import type { Supplier } from '@traiteur/contract/kitchen/suppliers.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof Supplier, 'id' | 'version'>;

export const suppliers = {
  title: ['Fournisseurs', 'Suppliers'],
  subtitle: ['d’où vient ce que l’on cuisine', 'where what we cook comes from'],
  menu: ['Liste des fournisseurs', 'Supplier list'],
  one: ['Fournisseur', 'Supplier'],
  add: ['Ajouter un fournisseur', 'Add a supplier'],
  edit: ['Modifier le fournisseur', 'Edit the supplier'],
  count: [
    '{count, plural, =0 {aucun fournisseur} one {# fournisseur} other {# fournisseurs}}',
    '{count, plural, =0 {no suppliers} one {# supplier} other {# suppliers}}',
  ],
  empty: [
    'Aucun fournisseur pour l’instant. Ajoutez ceux chez qui la cuisine achète.',
    'No suppliers yet. Add those from whom your kitchen buys.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    contact: ['Interlocuteur', 'Contact'],
    email: ['E-mail des commandes', 'E-mail for orders'],
    phone: ['Téléphone', 'Phone'],
    locale: ['Langue des lettres', 'Language of letters'],
    customerNumber: ['Notre numéro de client', 'Our customer number'],
    minimumOrder: ['Minimum de commande (HT)', 'Minimum order (before tax)'],
    notes: ['Notes', 'Notes'],
    active: ['Actif', 'Active'],
    articles: ['Articles', 'Articles'],
  } as const satisfies PhraseFor<Field>,
  hints: {
    email: ['Vide : on commande par téléphone', 'Empty: we order by phone'],
    notes: [
      'Jours de livraison, heure limite, ce qu’il faut savoir avant de commander',
      'Delivery days, latest hour, what to know before ordering',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    suppliers: typeof suppliers;
  }
}
