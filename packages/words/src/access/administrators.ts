import type { AdministratorInput } from '@traiteur/contract/access/administrators.ts';
import type { Right, Role } from '@traiteur/domain/access/scopes.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const administrators = {
  title: ['Administrateurs', 'Administrators'],
  subtitle: ['qui tient la maison', 'who runs the house'],
  add: ['Ajouter un administrateur', 'Add an administrator'],
  edit: ['Modifier l’administrateur', 'Edit the administrator'],
  count: [
    '{count, plural, =0 {aucun administrateur} one {# administrateur} other {# administrateurs}}',
    '{count, plural, =0 {no administrators} one {# administrator} other {# administrators}}',
  ],
  empty: ['Personne pour l’instant.', 'Nobody yet.'],
  roles: {
    owner: ['Propriétaire', 'Owner'],
    manager: ['Gérant', 'Manager'],
    clerk: ['Commandes', 'Orders'],
    kitchen: ['Cuisine', 'Kitchen'],
    delivery: ['Livraison', 'Delivery'],
    accountant: ['Comptabilité', 'Accounting'],
  } as const satisfies PhraseFor<Role>,
  fields: {
    firstName: ['Prénom', 'First name'],
    lastName: ['Nom', 'Last name'],
    email: ['Adresse e-mail', 'E-mail address'],
    locale: ['Langue', 'Language'],
    role: ['Rôle', 'Role'],
    rights: ['Droits', 'Rights'],
    active: ['Actif', 'Active'],
    password: ['Mot de passe', 'Password'],
  } as const satisfies PhraseFor<keyof AdministratorInput>,
  hints: {
    password: ['Au moins 12 caractères', 'At least 12 characters'],
    newPassword: ['Vide : le mot de passe ne change pas', 'Empty: the password stays the same'],
    active: ['Un administrateur inactif ne peut plus se connecter', 'An inactive administrator can no longer sign in'],
    role: ['Le rôle décide de ce que chacun voit et peut faire', 'The role decides what they can see and do'],
  },
  rights: {
    adjusted: ['Adapter les droits', 'Adjust the rights'],
    hint: [
      'Sinon ce sont ceux du rôle. Un droit qui en demande d’autres les apporte.',
      'Otherwise they are those of the role. A right that needs others brings them.',
    ],
  },
  districts: {
    catalogue: ['Carte', 'Menu'],
    kitchen: ['Cuisine', 'Kitchen'],
    orders: ['Commandes', 'Orders'],
    delivery: ['Livraisons', 'Deliveries'],
    clients: ['Clients', 'Clients'],
    money: ['Argent', 'Money'],
    house: ['Maison', 'House'],
  },
  scopes: {
    'catalogue:read': ['Lire les produits', 'Read the products'],
    'catalogue:write': ['Modifier produits, tags, allergènes et tailles', 'Edit products, tags, allergens and sizes'],
    'kitchen:read': ['Lire ingrédients, fournisseurs et recettes', 'Read ingredients, suppliers and recipes'],
    'kitchen:write': ['Tenir ingrédients, fournisseurs et recettes', 'Keep ingredients, suppliers and recipes'],
    'kitchen:check': ['Noter les contrôles sanitaires', 'Write in the kitchen book'],
    'purchases:read': ['Lire les factures des fournisseurs', 'Read the invoices of suppliers'],
    'costs:read': ['Voir le coût et la marge des plats', 'See what dishes cost and leave'],
    'catalogue:availability': ['Dire ce qui manque, remplacer un plat', 'Say what has run out, replace a dish'],
    'orders:read': ['Lire les commandes', 'Read the orders'],
    'orders:write': ['Prendre, modifier, annuler', 'Take, change, cancel'],
    'orders:force': ['Passer outre un créneau plein ou un minimum', 'Override a full slot or a minimum'],
    'orders:prepare': ['Préparer : en cuisine, prête', 'Prepare: in the kitchen, ready'],
    'orders:deliver': ['Livrer, lire adresses et téléphones', 'Deliver, read addresses and phones'],
    'orders:pay': ['Encaisser, faire sa caisse', 'Take payments, close one’s own till'],
    'orders:refund': ['Rembourser, faire la caisse des autres', 'Refund, close the tills of others'],
    'invoices:write': ['Facturer les sociétés, les relancer', 'Invoice companies, remind them'],
    'delivery:read': ['Lire zones, créneaux et tournées', 'Read zones, slots and rounds'],
    'delivery:write': ['Régler zones, créneaux et configuration', 'Set zones, slots and configuration'],
    'discounts:read': ['Lire les codes promo', 'Read the discount codes'],
    'discounts:write': ['Créer et modifier les codes promo', 'Create and edit discount codes'],
    'reports:read': ['Lire les ventes', 'Read the sales'],
    'clients:read': ['Lire les clients', 'Read the clients'],
    'clients:write': ['Ajouter et modifier des clients', 'Add and edit clients'],
    'clients:export': ['Exporter les clients', 'Export the clients'],
    'imports:write': ['Importer de l’Excel et du CSV', 'Import Excel and CSV'],
    'site:write': ['Écrire les textes du site', 'Write the texts of the site'],
  } as const satisfies PhraseFor<Right>,
  sessions: {
    title: ['Ses sessions', 'Their sessions'],
    explained: [
      'Un téléphone perdu, un poste resté ouvert ? Le compte reste actif : il suffit de se reconnecter.',
      'A lost phone, a computer left open? The account stays active: signing in again is enough.',
    ],
    end: ['Mettre fin à ses sessions', 'End their sessions'],
    question: ['{name} : mettre fin à ses sessions ?', 'End the sessions of {name}?'],
    consequence: [
      'Tous ses appareils seront déconnectés aussitôt, et un message l’en avertit.',
      'All their devices are signed out at once, and a mail tells them.',
    ],
    consequenceUnmailed: [
      'Tous ses appareils seront déconnectés aussitôt. Aucun e-mail ne part : prévenez votre collègue vous-même.',
      'All their devices are signed out at once. No mail leaves: tell your colleague yourself.',
    ],
    ended: ['Sessions terminées', 'Sessions ended'],
  },
  french: ['Français', 'French'],
  english: ['Anglais', 'English'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

export const sessions = {
  title: ['Vos sessions', 'Your sessions'],
  current: ['cette session', 'this session'],
  session: ['Session', 'Session'],
  device: ['Appareil', 'Device'],
  address: ['Adresse IP', 'IP address'],
  since: ['Depuis', 'Since'],
  lastUsed: ['Dernière activité', 'Last active'],
  end: ['Terminer', 'End'],
  ended: ['Session terminée', 'Session ended'],
  endAll: ['Se déconnecter partout', 'Sign out everywhere'],
  endAllQuestion: ['Se déconnecter de tous les appareils ?', 'Sign out on every device?'],
  endAllExplained: [
    'Celui-ci aussi : il faudra se connecter à nouveau.',
    'On this one too: you will have to sign in again.',
  ],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    administrators: typeof administrators;
    sessions: typeof sessions;
  }
}
