import type { OrderingStep, SetupStep } from '@traiteur/domain/house/setup-steps.ts';
import type { UsualKind } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const setup = {
  heading: [
    'Ouvrir la maison : {done, number} sur {all, number}',
    'Opening the house: {done, number} of {all, number}',
  ],
  /** What clients see meanwhile. */
  closedSite: [
    'En attendant, votre site dit qu’il ne prend pas encore de commande.',
    'Meanwhile, your site says that it takes no orders yet.',
  ],
  openSite: [
    'Vos clients peuvent déjà commander ; le reste peut suivre.',
    'Your clients can already order; the rest can follow.',
  ],
  nobody: ['Personne ne peut commander', 'Nobody can order'],
  unmailed: ['Aucun e-mail ne part : vos clients ne reçoivent rien.', 'No mail leaves: your clients receive nothing.'],
  way: ['Retour à l’ouverture', 'Back to the opening'],
  done: ['fait', 'done'],
  open: ['à faire', 'to do'],
  aside: ['mis de côté', 'set aside'],
  setAside: ['Faire sans', 'Do without'],
  setAsideOf: ['Faire sans : {line}', 'Do without: {line}'],
  takeUp: ['Reprendre', 'Take up'],
  takeUpOf: ['Reprendre : {line}', 'Take up: {line}'],
  missing: ['Il manque : {list}', 'Missing: {list}'],
  steps: {
    company: ['société', 'company'],
    taxRates: ['taux de TVA', 'VAT rates'],
    sizes: ['tailles', 'sizes'],
    categories: ['catégories', 'categories'],
    allergens: ['allergènes', 'allergens'],
    dishes: ['plats', 'dishes'],
    zones: ['zones', 'zones'],
    schedules: ['créneaux', 'slots'],
    configuration: ['configuration', 'configuration'],
    texts: ['textes du site', 'site texts'],
    mail: ['e-mail', 'mail'],
    payments: ['paiements', 'payments'],
    colleagues: ['collègues', 'colleagues'],
    testOrder: ['commande d’essai', 'test order'],
  } as const satisfies PhraseFor<SetupStep>,
  lines: {
    company: ['La société et son adresse', 'The company and its address'],
    lists: ['Taux, tailles, catégories, allergènes', 'Rates, sizes, categories, allergens'],
    dishes: ['Les premiers plats', 'The first dishes'],
    zones: ['Les zones et leurs codes postaux', 'The zones and their postal codes'],
    slots: ['Les créneaux et la configuration', 'The slots and the configuration'],
    texts: ['Les textes et l’allure du site', 'The site’s texts and look'],
    mail: ['L’envoi des e-mails', 'Sending mail'],
    payments: ['Les paiements', 'Payments'],
    colleagues: ['Les collègues', 'Colleagues'],
    testOrder: ['Une commande d’essai', 'A test order'],
  },
  whys: {
    company: ['Ce que la loi veut lire sur vos factures', 'What the law wants to read on your invoices'],
    lists: ['Sans eux, aucun plat ne se remplit', 'No dish can be filled in without them'],
    dishes: ['Un plat publié est un plat que l’on peut commander', 'A published dish is one that can be ordered'],
    zones: ['Où vous livrez, et pour combien', 'Where you deliver, and for how much'],
    slots: [
      'Quand vous livrez, jusqu’à quand on commande, les frais',
      'When you deliver, how late clients may order, the fees',
    ],
    texts: ['Ce que vos clients lisent en arrivant', 'What your clients read when they arrive'],
    mail: [
      'Confirmations, factures, mots de passe oubliés : tout part par e-mail',
      'Confirmations, invoices, forgotten passwords: all leaves by mail',
    ],
    payments: [
      'Par carte avec Stripe, ou par virement avec un IBAN',
      'By card with Stripe, or by transfer with an IBAN',
    ],
    colleagues: ['À chacun son compte et ses droits', 'An account and rights for each'],
    testOrder: [
      'Passée comme un client, par toutes les règles, puis retirée : rien n’en reste',
      'Placed as a client would, by all rules, then taken away: nothing of it stays',
    ],
  },
  /** Beside the way on of a line. */
  also: {
    dishes: ['Importer une carte Excel ou CSV', 'Import a menu from Excel or CSV'],
    payments: ['Par carte : les clefs de Stripe', 'By card: Stripe’s keys'],
    texts: ['L’adresse du site', 'The site’s address'],
  },
  actions: {
    company: ['Remplir la fiche', 'Fill in the record'],
    taxRates: ['Ajouter les taux', 'Add the rates'],
    lists: ['Ajouter les listes usuelles', 'Add the usual lists'],
    dishes: ['Ajouter un plat', 'Add a dish'],
    drafts: [
      '{count, plural, one {Publier le brouillon} other {Publier les # brouillons}}',
      '{count, plural, one {Publish the draft} other {Publish the # drafts}}',
    ],
    zones: ['Dessiner une zone', 'Draw a zone'],
    schedules: ['Choisir les créneaux', 'Choose the slots'],
    configuration: ['Fixer les conditions', 'Set the terms'],
    texts: ['Relire les textes', 'Read the texts'],
    mail: ['Régler l’e-mail', 'Set up mail'],
    payments: ['Donner un IBAN', 'Give an IBAN'],
    colleagues: ['Inviter quelqu’un', 'Invite somebody'],
    testOrder: ['Passer la commande d’essai', 'Place the test order'],
  },
  offer: {
    allergens: ['Ajouter les 14 allergènes', 'Add the 14 allergens'],
    taxRates: ['Ajouter 5,5 %, 10 % et 20 %', 'Add 5.5%, 10% and 20%'],
    categories: ['Ajouter les catégories usuelles', 'Add the usual categories'],
    sizes: ['Ajouter petite, moyenne, grande, unique', 'Add small, medium, large, single'],
    stations: ['Ajouter chaud, froid, pâtisserie, conditionnement', 'Add hot, cold, pastry, packing'],
  } as const satisfies PhraseFor<UsualKind>,
  offered: [
    '{count, plural, =0 {Rien à ajouter : tout y était déjà.} one {# ligne ajoutée} other {# lignes ajoutées}}',
    '{count, plural, =0 {Nothing to add: all was there.} one {# record added} other {# records added}}',
  ],
  obstacles: {
    dishes: ['aucun plat publié ne se vend sur un jour livré', 'no published dish is sold on a day of delivery'],
    zones: ['aucune zone active n’a de code postal', 'no active zone has a postal code'],
    schedules: ['aucun créneau n’est libre', 'no slot is free'],
    configuration: ['aucune configuration n’est en vigueur', 'no configuration is in force'],
  } as const satisfies PhraseFor<OrderingStep>,
  tried: {
    placed: [
      '{dish}, {date}, {span}, {total} : la commande est passée, et elle est déjà retirée.',
      '{dish}, {date}, {span}, {total}: the order went through, and is already taken away.',
    ],
    refused: ['La commande d’essai n’est pas passée : {list}.', 'The test order did not go through: {list}.'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    setup: typeof setup;
  }
}
