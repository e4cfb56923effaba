import type { HouseSettingsInput } from '@traiteur/contract/house/house-settings.ts';
import type {
  MailSecurity,
  namedNouns,
  SettingGroup,
  siteLanguages,
  Trial,
} from '@traiteur/domain/house/house-settings.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const houseSettings = {
  title: ['Réglages de la maison', 'House settings'],
  subtitle: ['par où passent vos e-mails, l’argent et vos clients', 'which way mail, money and clients go'],
  groups: {
    mailServer: ['le serveur des e-mails', 'the mail server'],
    sender: ['l’adresse d’expédition', 'the sender’s address'],
    stripe: ['le compte Stripe', 'the Stripe account'],
    maps: ['la clef Google Maps', 'the Google Maps key'],
    publicUrl: ['l’adresse de l’administration', 'the address of the administration'],
    siteUrl: ['l’adresse du site', 'the address of the site'],
    language: ['les langues du site', 'the languages of the site'],
  } as const satisfies PhraseFor<SettingGroup>,
  sections: {
    mail: ['E-mails', 'Mail'],
    payments: ['Paiement en ligne avec Stripe', 'Online payment with Stripe'],
    addresses: ['Adresses', 'Addresses'],
    language: ['Langues', 'Languages'],
    maps: ['Cartes et adresses de Google', 'Google’s maps and addresses'],
  },
  fields: {
    mailHost: ['Serveur d’envoi (SMTP)', 'Outgoing server (SMTP)'],
    mailPort: ['Port', 'Port'],
    mailSecurity: ['Chiffrement', 'Encryption'],
    mailUser: ['Identifiant', 'User name'],
    mailPassword: ['Mot de passe du serveur', 'Password of the server'],
    mailPasswordAt: ['Mot de passe du serveur, saisi le', 'Password of the server, typed on'],
    senderAddress: ['Adresse d’expédition', 'Sender’s address'],
    stripePublishableKey: ['Clef publiable', 'Publishable key'],
    stripeSecretKey: ['Clef secrète', 'Secret key'],
    stripeWebhookSecret: ['Secret du webhook', 'Webhook signing secret'],
    stripeKeysAt: ['Clefs de Stripe, saisies le', 'Stripe’s keys, typed on'],
    mapsKey: ['Clef Google Maps', 'Google Maps key'],
    publicUrl: ['Adresse de l’administration', 'Address of the administration'],
    siteUrl: ['Adresse du site des clients', 'Address of the clients’ site'],
    language: ['Le site parle', 'The site speaks'],
  } as const satisfies PhraseFor<keyof HouseSettingsInput | 'mailPasswordAt' | 'stripeKeysAt'>,
  hints: {
    mailHost: [
      'Chez votre hébergeur, souvent smtp.exemple.fr. Vide : aucun e-mail ne part',
      'Your provider tells it, often smtp.example.com. Empty: no mail leaves',
    ],
    mailPort: ['587 le plus souvent, 465 avec TLS', 'Mostly 587, 465 with TLS'],
    mailUser: [
      'Souvent votre adresse e-mail. Vide : le serveur n’en demande pas',
      'Often your mail address. Empty: the server asks for none',
    ],
    senderAddress: [
      'D’où partent les e-mails, comme bonjour@exemple.fr',
      'From where mails leave, such as hello@example.com',
    ],
    stripePublishableKey: [
      'Elle commence par pk_. Vide : vos clients ne paient pas en ligne',
      'It begins with pk_. Empty: your clients do not pay online',
    ],
    stripeWebhookSecret: [
      'Il commence par whsec_. Dans Stripe, Développeurs, Webhooks : ajoutez {url} pour les événements payment_intent, refund et charge.dispute',
      'It begins with whsec_. In Stripe, Developers, Webhooks: add {url} for the events of payment_intent, refund and charge.dispute',
    ],
    stripeSecretKey: ['Elle commence par sk_ ou rk_', 'It begins with sk_ or rk_'],
    mapsKey: [
      'Une clef pour navigateurs, restreinte à vos deux adresses. Vide : nos propres cartes',
      'A browser key, restricted to your two addresses. Empty: our own maps',
    ],
    publicUrl: [
      'Les liens des e-mails de l’équipe y mènent. Les clés d’accès ne valent que pour l’adresse où elles sont nées',
      'Links in the team’s mails lead there. Passkeys are good for the address alone where they were made',
    ],
    language: [
      'Avec une seule langue, l’autre n’est plus proposée, et tous vos clients reçoivent leurs e-mails dans celle-ci. Leur propre langue reste notée, pour le jour où vous revenez aux deux',
      'With one language, the other is no longer offered, and all your clients get their mails in this one. Their own language stays noted, for the day on which you go back to both',
    ],
    siteUrl: ['Les liens des e-mails des clients y mènent', 'Links in clients’ mails lead there'],
  },
  /** `end` is empty where it would tell too much. */
  kept: [
    'Enregistré{end, select, none {} other {, finit par {end}}}. Vide : on le garde',
    'Kept{end, select, none {} other {, ends with {end}}}. Empty: it stays',
  ],
  known: [
    'Enregistré{end, select, none {} other {, finit par {end}}}',
    'Kept{end, select, none {} other {, ends with {end}}}',
  ],
  usual: ['Vide : {url}', 'Empty: {url}'],
  securities: {
    starttls: ['STARTTLS', 'STARTTLS'],
    tls: ['TLS dès la connexion', 'TLS from the first byte'],
    none: ['Aucun, sur votre réseau seulement', 'None, on your own network alone'],
  } as const satisfies PhraseFor<MailSecurity>,
  languages: {
    both: ['français et anglais', 'French and English'],
    fr: ['français seulement', 'French alone'],
    en: ['anglais seulement', 'English alone'],
  } as const satisfies PhraseFor<(typeof siteLanguages)[number]>,
  /** `list` holds names of nouns, each with how many. */
  alike: [
    'Le même nom dans les deux langues, à traduire peut-être : {list}.',
    'The same name in both languages, maybe to be translated: {list}.',
  ],
  counts: {
    products: [
      '{count, plural, one {# produit} other {# produits}}',
      '{count, plural, one {# product} other {# products}}',
    ],
    categories: [
      '{count, plural, one {# catégorie} other {# catégories}}',
      '{count, plural, one {# category} other {# categories}}',
    ],
    sizes: ['{count, plural, one {# taille} other {# tailles}}', '{count, plural, one {# size} other {# sizes}}'],
    tags: ['{count, plural, one {# étiquette} other {# étiquettes}}', '{count, plural, one {# tag} other {# tags}}'],
    allergens: [
      '{count, plural, one {# allergène} other {# allergènes}}',
      '{count, plural, one {# allergen} other {# allergens}}',
    ],
    'tax-rates': ['{count, plural, other {# taux}}', '{count, plural, one {# rate} other {# rates}}'],
    'delivery-zones': [
      '{count, plural, one {# zone} other {# zones}}',
      '{count, plural, one {# zone} other {# zones}}',
    ],
  } as const satisfies PhraseFor<(typeof namedNouns)[number]>,
  fixed: [
    'Réglé sur le serveur par une variable, qui l’emporte : rien à saisir ici.',
    'Set on the server by a variable, which wins: nothing to type here.',
  ],
  unreadable: {
    title: ['À saisir de nouveau', 'To be typed again'],
    text: [
      'La clef secrète du serveur n’est plus celle qui a scellé {list}. Tant que ce n’est pas saisi, rien n’en part et rien n’y entre.',
      'The server’s secret key is no longer the one that sealed {list}. Until it is typed again, nothing goes that way.',
    ],
  },
  noneLeaves: ['Aucun e-mail ne part pour l’instant.', 'No mail leaves for now.'],
  try: {
    mail: ['M’envoyer un e-mail d’essai', 'Send me a test mail'],
    payments: ['Essayer le compte Stripe', 'Try the Stripe account'],
    maps: ['Essayer la clef', 'Try the key'],
  } as const satisfies PhraseFor<Trial>,
  works: ['Cela marche', 'It works'],
  fails: ['Échec', 'Failed'],
  saveFirst: ['Enregistrez d’abord : l’essai porte sur ce qui est enregistré.', 'Save first: what is saved is tried.'],
  outcomes: {
    mail: {
      done: [
        'E-mail d’essai envoyé à {detail}. Regardez s’il arrive.',
        'Test mail sent to {detail}. See whether it arrives.',
      ],
      'not-set': ['Aucun serveur n’est réglé.', 'No server is set.'],
      unreachable: [
        'Le serveur ne répond pas comme prévu : vérifiez son nom, le port et le chiffrement ({detail}).',
        'The server does not answer as expected: check its name, port and encryption ({detail}).',
      ],
      'sign-in-refused': [
        'Le serveur refuse l’identifiant ou le mot de passe ({detail}).',
        'The server refuses the user name or the password ({detail}).',
      ],
      refused: [
        'Le serveur refuse cet e-mail : vérifiez l’adresse d’expédition ({detail}).',
        'The server refuses this mail: check the sender’s address ({detail}).',
      ],
    },
    payments: {
      done: [
        '{mode, select, test {Compte d’essai} other {Compte réel}} {detail} : un paiement a été commencé puis annulé. Le webhook, lui, se vérifie dans Stripe.',
        '{mode, select, test {Test account} other {Live account}} {detail}: a payment was begun and cancelled. The webhook is checked in Stripe.',
      ],
      'not-set': ['Aucune clef n’est réglée.', 'No key is set.'],
      unreachable: ['Stripe ne répond pas ({detail}). Réessayez.', 'Stripe does not answer ({detail}). Try again.'],
      'sign-in-refused': ['Stripe refuse la clef secrète ({detail}).', 'Stripe refuses the secret key ({detail}).'],
      refused: [
        'La clef ne permet pas de créer un paiement ({detail}).',
        'The key does not allow payments to be made ({detail}).',
      ],
    },
    maps: {
      done: ['Google répond : les adresses se complètent.', 'Google answers: addresses complete themselves.'],
      'not-set': ['Aucune clef n’est réglée.', 'No key is set.'],
      unreachable: ['Google ne répond pas. Réessayez.', 'Google does not answer. Try again.'],
      'sign-in-refused': ['Google refuse la clef ({detail}).', 'Google refuses the key ({detail}).'],
      refused: [
        'Google refuse la clef ({detail}) : autorisez « Places API (New) » et l’adresse de l’administration.',
        'Google refuses the key ({detail}): allow “Places API (New)” and the address of the administration.',
      ],
    },
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    houseSettings: typeof houseSettings;
  }
}
