import type { Address, Client } from '@traiteur/contract/clients/clients.ts';
import { severities } from './severities.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof Client, 'id' | 'version'>;
type AddressField = Exclude<keyof Address, 'id' | 'eligible'>;

export const clients = {
  openOnMap: ['ouvrir dans une carte', 'open on a map'],
  title: ['Clients', 'Clients'],
  subtitle: ['celles et ceux que l’on régale', 'the people we feed'],
  one: ['Client', 'Client'],
  add: ['Ajouter un client', 'Add a client'],
  edit: ['Modifier le client', 'Edit the client'],
  count: [
    '{count, plural, =0 {aucun client} one {# client} other {# clients}}',
    '{count, plural, =0 {no clients} one {# client} other {# clients}}',
  ],
  empty: [
    'Aucun client pour l’instant. Ajoutez la première personne à régaler.',
    'No clients yet. Add the first person to feed.',
  ],
  fields: {
    firstName: ['Prénom', 'First name'],
    lastName: ['Nom', 'Last name'],
    email: ['E-mail', 'E-mail'],
    unprovenEmail: ['E-mail non confirmé', 'E-mail not confirmed'],
    phone: ['Téléphone', 'Phone'],
    locale: ['Langue', 'Language'],
    dietNote: ['Régime et habitudes', 'Diet and habits'],
    houseNote: ['Notes de la maison', 'Notes of the house'],
    marketingConsent: ['Accepte les nouvelles du traiteur', 'Agrees to news from the caterer'],
    allergens: ['Allergies et intolérances', 'Allergies and intolerances'],
    allergiesAsked: ['Allergies demandées', 'Asked about allergies'],
    eaterId: ['Numéro de convive', 'Eater number'],
    eaters: ['Autres convives', 'Others at the table'],
    addresses: ['Adresses', 'Addresses'],
    ordersCount: ['Commandes', 'Orders'],
    ordersAmount: ['Montant commandé', 'Amount ordered'],
    lastOrderAt: ['Dernière commande', 'Last order'],
    erasedAt: ['Effacé le', 'Erased on'],
  } as const satisfies PhraseFor<Field>,
  allergies: {
    unknown: ['Allergies non demandées', 'Allergies not asked'],
    none: ['Aucune allergie, demandé', 'No allergies, asked'],
    severity: ['Gravité : {name}', 'Severity: {name}'],
    noneHint: [
      'Sans réponse, chaque papier dira « Allergies non demandées ».',
      'Without an answer, every paper will say “Allergies not asked”.',
    ],
  },
  table: {
    title: ['À table', 'At the table'],
    empty: [
      'Personne d’autre pour l’instant. Ajoutez qui mange avec {name} : chaque plat peut alors être pour quelqu’un.',
      'Nobody else yet. Add who eats with {name}: each dish can then be for somebody.',
    ],
    name: ['Prénom, ou comment on l’appelle', 'First name, or what they are called'],
    add: ['Ajouter quelqu’un à table', 'Add somebody to the table'],
    addConfirm: ['Ajouter à table', 'Add to the table'],
    added: ['{name} est à table', '{name} is at the table'],
    change: ['Modifier', 'Edit'],
    changeNamed: ['Modifier : {name}', 'Edit: {name}'],
    changed: ['Fiche enregistrée : {name}', 'Record saved: {name}'],
    save: ['Enregistrer', 'Save'],
    remove: ['Retirer', 'Remove'],
    removeNamed: ['Retirer de la table : {name}', 'Remove from the table: {name}'],
    removeQuestion: ['Retirer {name} de la table ?', 'Remove {name} from the table?'],
    removeExplained: [
      'Ses allergies et son régime disparaissent de la fiche. Les commandes passées gardent le nom.',
      'The allergies and diet go from the record. Past orders keep the name.',
    ],
    removed: ['{name} n’est plus à table', '{name} is no longer at the table'],
    unknown: ['Allergies non demandées : {names}', 'Allergies not asked: {names}'],
  },
  severities,
  addressFields: {
    label: ['Libellé', 'Label'],
    phone: ['Téléphone sur place', 'Phone on site'],
    address: ['Adresse', 'Address'],
    city: ['Ville', 'City'],
    country: ['Pays', 'Country'],
    postalCode: ['Code postal', 'Postal code'],
    note: ['Accès : code, étage, gardien', 'Access: door code, floor, caretaker'],
    zone: ['Zone de livraison', 'Delivery zone'],
  } as const satisfies PhraseFor<AddressField>,
  menu: ['Liste des clients', 'Client list'],
  groups: {
    person: ['Personne', 'Person'],
    allergies: ['Allergies et régime', 'Allergies and diet'],
    eaterId: ['Numéro de convive', 'Eater number'],
    eaters: ['Autres convives', 'Others at the table'],
    addresses: ['Adresses', 'Addresses'],
    house: ['La maison', 'The house'],
  },
  languages: { fr: ['Français', 'French'], en: ['Anglais', 'English'] },
  columns: {
    name: ['Nom', 'Name'],
    allergies: ['Allergies', 'Allergies'],
    city: ['Ville', 'City'],
  },
  nthAddress: ['Adresse {number}', 'Address {number}'],
  personalData: {
    export: ['Exporter ses données', 'Export their data'],
    exported: ['Fichier enregistré : {name}', 'File saved: {name}'],
    erase: ['Effacer cette personne…', 'Erase this person…'],
    eraseQuestion: ['Effacer {name} ?', 'Erase {name}?'],
    eraseExplained: [
      'Nom, coordonnées, adresses, allergies et notes disparaissent partout, sur ses commandes et dans le journal aussi. Restent les plats et les montants de ses commandes, sans nom, pour les comptes. Cette action ne peut pas être annulée.',
      'Name, contacts, addresses, allergies and notes go everywhere, on their orders and in the log too. The dishes and amounts of their orders stay, without a name, for the books. This cannot be undone.',
    ],
    eraseConfirm: ['Effacer définitivement', 'Erase for good'],
    erased: ['Personne effacée', 'Person erased'],
    namingViews: ['Personne effacée, mais des vues la nomment', 'Person erased, but views name them'],
    namingViewsExplained: [
      'Ces vues enregistrées portent son nom ou la cherchent. Demandez à qui les a enregistrées de les retirer ou de les renommer :',
      'These saved views have their name or look for them. Ask whoever saved them to remove or rename them:',
    ],
    namingViewsRead: ['J’ai compris', 'Understood'],
    erasedOn: [
      'Cette personne a été effacée le {date}. Restent les montants de ses commandes.',
      'This person was erased on {date}. The amounts of their orders stay.',
    ],
  },
  unproven: ['{email}, non confirmée', '{email}, not confirmed'],
  orderedUnproven: [
    'L’adresse e-mail de ce client n’est pas confirmée',
    'This client’s e-mail address is not confirmed',
  ],
  merge: {
    endsAccount: [
      'Une des deux fiches a un compte du site à l’adresse non confirmée : il se ferme, pour ne rien montrer de l’autre fiche.',
      'One of both records has a site account whose address is not confirmed: it ends, so as to show nothing of the other record.',
    ],
    start: ['Fusionner avec un doublon…', 'Merge with a double…'],
    title: ['Fusionner avec {name}', 'Merge with {name}'],
    explained: [
      'Choisissez l’autre fiche de la même personne. Rien ne change avant votre accord.',
      'Choose the other record of the same person. Nothing changes before you agree.',
    ],
    find: ['Chercher l’autre fiche', 'Find the other record'],
    noOther: ['Aucune autre fiche ne correspond.', 'No other record matches.'],
    gone: [
      'La fiche « {other} » disparaît ; {keeper} reçoit {count, plural, =0 {ses adresses, ses allergies et ses notes} one {sa commande, ses adresses, ses allergies et ses notes} other {ses # commandes, ses adresses, ses allergies et ses notes}}. La fiche devient :',
      'The record of {other} goes; {keeper} takes {count, plural, =0 {its addresses, allergies and notes} one {its order, addresses, allergies and notes} other {its # orders, addresses, allergies and notes}}. The record becomes:',
    ],
    touched: [
      'Ces commandes en cours seront à vérifier : {numbers}',
      'These standing orders will have to be looked at: {numbers}',
    ],
    undoable: [
      'La fusion peut être annulée pendant un jour, tant que personne n’enregistre la fiche.',
      'The merge can be undone for a day, as long as nobody saves the record.',
    ],
    back: ['Choisir une autre fiche', 'Choose another record'],
    confirm: ['Fusionner', 'Merge'],
    done: ['Fiches fusionnées', 'Records merged'],
    undone: ['Fusion annulée', 'Merge undone'],
    merged: ['Fiche fusionnée', 'Merged record'],
    by: [
      'Avec {name}, par {by}, {at}. Annulable jusqu’au {until}.',
      'With {name}, by {by}, {at}. Can be undone until {until}.',
    ],
    undo: ['Annuler la fusion', 'Undo the merge'],
  },
  detail: {
    record: ['La fiche', 'The record'],
    edit: ['Modifier', 'Edit'],
    orderAgain: ['Reprendre la dernière', 'Order again'],
    reaction: ['{name} ({severity})', '{name} ({severity})'],
    takeOrder: ['Prendre une commande', 'Take an order'],
    allergyChanges: ['Qui l’a noté, et quand', 'Who noted it, and when'],
    allergyAdded: ['Ajout : {name} ({severity})', 'Added: {name} ({severity})'],
    allergyRemoved: ['Retrait : {name}', 'Removed: {name}'],
    severityChanged: ['Désormais : {name} ({severity})', 'Now: {name} ({severity})'],
    access: ['Accès : {note}', 'Access: {note}'],
    contact: ['Coordonnées', 'Contact'],
    owed: ['À encaisser', 'Owed'],
    moneyOf: [
      '{amount} pour {count, plural, one {# commande} other {# commandes}}',
      '{amount} for {count, plural, one {# order} other {# orders}}',
    ],
    nothingOwed: ['Rien à encaisser', 'Nothing owed'],
    noAddress: ['Aucune adresse pour l’instant.', 'No address yet.'],
    orders: ['Commandes', 'Orders'],
    noOrders: ['Aucune commande pour l’instant.', 'No orders yet.'],
    olderOrders: ['Commandes plus anciennes', 'Older orders'],
    none: ['–', '–'],
    yes: ['Oui', 'Yes'],
    no: ['Non', 'No'],
  },
  doubles: {
    known: [
      'Déjà : {name}, {count, plural, =0 {aucune commande} one {# commande} other {# commandes}}. Le choisir ?',
      'Already known: {name}, {count, plural, =0 {no orders} one {# order} other {# orders}}. Choose them?',
    ],
    choose: ['Choisir {name}', 'Choose {name}'],
    knownPerson: [
      'Déjà : {name}, {count, plural, =0 {aucune commande} one {# commande} other {# commandes}}. La même personne ?',
      'Already known: {name}, {count, plural, =0 {no orders} one {# order} other {# orders}}. The same person?',
    ],
    open: ['Ouvrir la fiche : {name}', 'Open the record: {name}'],
    possible: [
      'Peut-être la même personne : même téléphone ou même adresse e-mail.',
      'Perhaps the same person: same phone or same e-mail address.',
    ],
    lacksAllergies: [
      'Peut-être la même personne, avec des allergies ou intolérances qui manquent ici',
      'Perhaps the same person, with allergies or intolerances that are missing here',
    ],
    addAnyway: ['Ajouter quand même', 'Add anyway'],
  },
  saveAddress: ['Ajouter cette adresse', 'Add this address'],
  addAddress: ['Ajouter une adresse', 'Add an address'],
  removeAddress: ['Retirer cette adresse', 'Remove this address'],
  hints: {
    newEmail: ['Unique', 'Unique'],
    email: [
      'Unique. Une autre adresse ferme le compte du site, que l’on rouvre par elle.',
      'Unique. Another address closes the site account, and opens it again.',
    ],
    emailUnmailed: [
      'Unique. Une autre adresse ferme le compte du site, qui ne se rouvre qu’avec un serveur de messagerie.',
      'Unique. Another address closes the site account, which only a mail server can open again.',
    ],
    houseNote: [
      'Aucun papier ne les montre, mais le client peut les lire : elles sont dans le fichier de ses données',
      'No paper shows them, but the client may read them: they are in the file of their data',
    ],
    dietNote: ['Lu par la cuisine avec chaque commande', 'Read by the kitchen with every order'],
    label: ['Maison, bureau…', 'Home, office…'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    clients: typeof clients;
  }
}
