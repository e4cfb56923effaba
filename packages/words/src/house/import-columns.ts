import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** Said by the server: what columns are called, what goes into them, and what is wrong with a cell. */
export const importTemplates = {
  help: ['Aide', 'Help'],
  column: ['Colonne', 'Column'],
  needed: ['Obligatoire', 'Required'],
  content: ['Ce qu’on y met', 'What goes into it'],
  example: ['Exemple', 'Example'],
  yes: ['oui', 'yes'],
  line: ['Ligne', 'Line'],
  reason: ['Raison du refus', 'Reason'],
  refused: ['Lignes refusées', 'Refused rows'],
} as const satisfies Record<string, Phrase>;

/** Its name, then how else files call it, then what goes into it. */
export const importColumns = {
  'postal-codes': {
    code: {
      name: ['Code postal', 'Postal code'],
      others: ['CP', 'Code', 'Codes postaux', 'Postcode', 'ZIP', 'ZIP code', 'Code zone'],
      help: ['Un code entier ou son début : 75011, 75', 'A whole code or its beginning: 75011, 75'],
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
  },
  clients: {
    lastName: {
      name: ['Nom', 'Last name'],
      others: [
        'Nom de famille',
        'Nom client',
        'Nom du client',
        'Surname',
        'Family name',
        'Lastname',
        'Nom de naissance',
      ],
      help: ['Le nom de famille', 'The family name'],
    },
    firstName: {
      name: ['Prénom', 'First name'],
      others: ['Prénoms', 'Prénom client', 'Prénom du client', 'Firstname', 'Given name', 'Forename'],
      help: ['Le prénom', 'The first name'],
    },
    email: {
      name: ['E-mail', 'E-mail'],
      others: [
        'Email',
        'Mail',
        'Courriel',
        'Adresse e-mail',
        'Adresse email',
        'Adresse mail',
        'E-mail address',
        'Email address',
      ],
      help: [
        'Avec le nom, ce à quoi une fiche se reconnaît. Personne ne reçoit de message.',
        'With the name, what a record is known by. Nobody gets a message.',
      ],
    },
    phone: {
      name: ['Téléphone', 'Phone'],
      others: [
        'Tél',
        'Tel',
        'Portable',
        'Mobile',
        'Téléphone portable',
        'Téléphone mobile',
        'GSM',
        'Numéro de téléphone',
        'N° de téléphone',
        'Phone number',
        'Telephone',
        'Cell',
      ],
      help: ['Avec ou sans le 0 du début', 'With or without its leading 0'],
    },
    allergens: {
      name: ['Allergies et intolérances', 'Allergies and intolerances'],
      others: [
        'Allergies',
        'Allergie',
        'Allergènes',
        'Allergens',
        'Allergy',
        'Intolérances',
        'Allergies / intolérances',
        'Allergies connues',
        'Known allergies',
      ],
      help: [
        'Séparées par des points-virgules : sésame ; lait (intolérance). « aucune » si la question a été posée. Un mot inconnu arrête la ligne.',
        'Parted by semicolons: sesame; milk (intolerance). “none” if they were asked. An unknown word stops the row.',
      ],
    },
    allergiesAsked: {
      name: ['Allergies demandées', 'Asked about allergies'],
      others: ['Allergies asked', 'Question allergies posée'],
      help: ['oui ou non', 'yes or no'],
    },
    dietNote: {
      name: ['Régime et habitudes', 'Diet and habits'],
      others: ['Régime', 'Régime alimentaire', 'Diet', 'Préférences', 'Preferences', 'Préférences alimentaires'],
      help: ['Un texte pour la cuisine', 'A text for the kitchen'],
    },
    address: {
      name: ['Adresse', 'Address'],
      others: [
        'Rue',
        'Adresse de livraison',
        'Adresse postale',
        'Adresse 1',
        'Street',
        'Street address',
        'Delivery address',
        'Address line 1',
      ],
      help: ['Numéro et rue', 'Number and street'],
    },
    postalCode: {
      name: ['Code postal', 'Postal code'],
      others: ['CP', 'Code', 'Postcode', 'ZIP', 'ZIP code'],
      help: ['Avec ou sans le 0 du début', 'With or without its leading 0'],
    },
    city: {
      name: ['Ville', 'City'],
      others: ['Commune', 'Localité', 'Town'],
      help: ['La ville de l’adresse', 'The city of the address'],
    },
    country: {
      name: ['Pays', 'Country'],
      others: ['Code pays', 'Country code'],
      help: ['Vide : France', 'Empty: France'],
    },
    access: {
      name: ['Accès : code, étage, gardien', 'Access: door code, floor, caretaker'],
      others: [
        'Accès',
        'Digicode',
        'Code porte',
        'Complément d’adresse',
        'Complément',
        'Étage',
        'Access',
        'Door code',
        'Address line 2',
      ],
      help: ['Ce que le livreur doit savoir', 'What the driver must know'],
    },
    label: {
      name: ['Libellé de l’adresse', 'Address label'],
      others: ['Libellé', 'Label', 'Type d’adresse'],
      help: ['Maison, bureau…', 'Home, office…'],
    },
    locale: {
      name: ['Langue', 'Language'],
      others: ['Lang', 'Locale'],
      help: ['français ou anglais ; français si vide', 'French or English; French if empty'],
    },
    marketingConsent: {
      name: ['Accepte les nouvelles du traiteur', 'Agrees to news from the caterer'],
      others: [
        'Consentement',
        'Consentement marketing',
        'Newsletter',
        'Lettre d’information',
        'Opt-in',
        'Optin',
        'RGPD',
        'Consent',
        'Marketing consent',
        'Date de consentement',
        'Consent date',
      ],
      help: [
        'oui, non, ou le jour où la personne a accepté ; non si vide',
        'yes, no, or the day on which they agreed; no if empty',
      ],
    },
    houseNote: {
      name: ['Notes de la maison', 'Notes of the house'],
      others: ['Note', 'Notes', 'Commentaire', 'Commentaires', 'Remarque', 'Remarques', 'Comment', 'Comments'],
      help: ['Pour la maison seule', 'For the house alone'],
    },
  },
} as const satisfies Record<string, Record<string, { name: Phrase; others: readonly string[]; help: Phrase }>>;

/** What only a file can have wrong; the rest is said as in any form. */
export const importFaults = {
  formula: ['« {text} » est une formule : collez sa valeur', '“{text}” is a formula: paste its value'],
  'unread-allergy': [
    '« {text} » n’est aucun allergène de la maison : corrigez le mot, ou ajoutez l’allergène',
    '“{text}” is no allergen of the house: mend the word, or add the allergen',
  ],
  'unread-flag': ['« {text} » ne dit ni oui ni non', '“{text}” says neither yes nor no'],
  'unread-consent': ['« {text} » n’est ni oui, ni non, ni une date', '“{text}” is neither yes, nor no, nor a date'],
  'unread-amount': ['« {text} » n’est pas un montant', '“{text}” is no amount'],
  'unread-number': ['« {text} » n’est pas un nombre', '“{text}” is no number'],
  'unread-phone': ['« {text} » n’est pas un numéro de téléphone', '“{text}” is no phone number'],
  'unread-email': ['« {text} » n’est pas une adresse e-mail', '“{text}” is no e-mail address'],
  'unread-country': ['« {text} » n’est pas un pays connu', '“{text}” is no country we know'],
  'unread-language': ['« {text} » n’est ni français ni anglais', '“{text}” is neither French nor English'],
  'unread-code': ['« {text} » n’est pas un code postal', '“{text}” is no postal code'],
  'unknown-zone': ['Aucune zone ne s’appelle « {text} »', 'No zone is called “{text}”'],
  'same-as-line': ['La même fiche qu’à la ligne {text}', 'The same record as on line {text}'],
  'same-email-as-line': [
    'Cette adresse e-mail est déjà celle d’une autre personne, ligne {text}',
    'This e-mail address is that of somebody else on line {text}',
  ],
  'other-person': ['Cette adresse e-mail est celle de {text}', 'This e-mail address is that of {text}'],
  'changed-since-import': ['Modifié depuis l’import', 'Changed since the import'],
  'used-since-import': ['Utilisé depuis l’import', 'Used since the import'],
  'other-email': [
    'Cette fiche a déjà l’adresse {text} : changez-la à la main',
    'This record has the address {text} already: change it by hand',
  ],
  'several-records': ['Plusieurs fiches correspondent : {text}', 'Several records match: {text}'],
} as const satisfies PhraseFor<string>;
