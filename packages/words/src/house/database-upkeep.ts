import type { Phrase } from '../phrases/phrase.ts';

export const databaseUpkeep = {
  title: ['Base de données', 'Database'],
  subtitle: ['la mémoire de la maison', 'the memory of the house'],
  facts: {
    title: ['Serveur', 'Server'],
    engine: ['Moteur', 'Engine'],
    place: ['Emplacement', 'Location'],
    embedded: ['intégrée à Traiteur, dans son dossier de données', 'part of Traiteur, in its data folder'],
    external: ['serveur externe', 'an external server'],
    patchesMissed: [
      'Il manque des correctifs de sécurité à PostgreSQL {version}',
      'PostgreSQL {version} lacks security patches',
    ],
    patchesExplained: [
      'Une version corrigée existe depuis le {since}. Installez un Traiteur plus récent, ou confiez la base au PostgreSQL du système, avec une sauvegarde et une restauration : docs/operating.md dit comment.',
      'A patched version has existed since {since}. Install a newer Traiteur, or hand the database over to the system’s PostgreSQL, with one backup and one restore: docs/operating.md says how.',
    ],
    size: ['Taille', 'Size'],
    schema: ['Structure', 'Structure'],
    upToDate: ['À jour', 'Up to date'],
    pending: [
      '{count, plural, one {# mise à niveau en attente} other {# mises à niveau en attente}}',
      '{count, plural, one {# upgrade pending} other {# upgrades pending}}',
    ],
    contents: ['Contenu', 'Contents'],
    empty: ['Vide', 'Empty'],
    filled: ['En service', 'In use'],
  },
  backup: {
    title: ['Sauvegarde', 'Backup'],
    explained: [
      'Tout ce que la maison garde, photos comprises, dans un seul fichier. Conservez-le en lieu sûr, ailleurs que sur cet ordinateur : il contient vos clients et leurs allergies.',
      'All that the house keeps, pictures included, in one file. Keep it safe, away from this computer: it holds your clients and their allergies.',
    ],
    restore: ['Pour la remettre en place, arrêtez Traiteur puis lancez :', 'To put it back, stop Traiteur and run:'],
    file: ['sauvegarde.sql.gz', 'backup.sql.gz'],
    download: ['Télécharger une sauvegarde', 'Download a backup'],
    again: ['Télécharger à nouveau', 'Download again'],
    cancel: ['Annuler', 'Cancel'],
    preparing: ['Préparation de la sauvegarde…', 'Preparing the backup…'],
    received: ['Sauvegarde en cours : {size} reçus', 'Backup under way: {size} received'],
    saved: ['Sauvegarde enregistrée : {name} ({size})', 'Backup saved: {name} ({size})'],
    interrupted: [
      'Le téléchargement s’est interrompu et rien n’a été gardé. Réessayez.',
      'The download was interrupted and nothing was kept. Try again.',
    ],
    tooLarge: [
      'Cette sauvegarde dépasse {size}. Ouvrez cette page dans Chrome ou Edge, qui l’écrivent directement sur le disque.',
      'This backup exceeds {size}. Open this page in Chrome or Edge, which write it straight to the disk.',
    ],
  },
  demonstration: {
    title: ['Démonstration', 'Demonstration'],
    explained: [
      'Un traiteur imaginaire, avec ses plats, ses clients et ses commandes, pour essayer avant de commencer.',
      'An imaginary caterer with dishes, clients and orders, to try things out before you start.',
    ],
    load: ['Charger la démonstration', 'Load the demonstration'],
    notEmpty: [
      'La base contient déjà des données : la démonstration ne s’installe que dans une base vide.',
      'The database already holds data: the demonstration only goes into an empty one.',
    ],
    question: ['Charger la démonstration ?', 'Load the demonstration?'],
    consequence: [
      'Elle ajoute une soixantaine de plats, 300 clients et 2 500 commandes. Elle ne s’enlève pas d’un geste.',
      'It adds some sixty dishes, 300 clients and 2,500 orders. It cannot be taken away in one go.',
    ],
    loaded: ['Démonstration chargée', 'Demonstration loaded'],
  },
  migrations: {
    title: ['Mises à niveau', 'Upgrades'],
    step: ['Migration ou fonction', 'Migration or routine'],
    applied: ['Appliquée le', 'Applied on'],
    pending: ['En attente', 'Pending'],
    upgrade: ['Mettre à niveau', 'Upgrade'],
    nothingPending: [
      'La structure de la base est à jour : il n’y a rien à appliquer.',
      'The structure of the database is up to date: there is nothing to apply.',
    ],
    upgraded: ['Base de données mise à niveau', 'Database upgraded'],
  },
  contents: {
    title: ['Contenu', 'Contents'],
    table: ['Table', 'Table'],
    rows: ['Lignes', 'Rows'],
    size: ['Taille', 'Size'],
    about: ['environ {rows}', 'about {rows}'],
    estimated: [
      'Les tables de plus de 1 000 lignes sont estimées et non comptées.',
      'Tables of more than 1,000 rows are estimated, not counted.',
    ],
  },
  tables: {
    order_lines: ['Lignes de commande', 'Order lines'],
    order_events: ['Événements des commandes', 'Order events'],
    order_moves: ['Déplacements de commandes', 'Moves of orders'],
    addresses: ['Adresses', 'Addresses'],
    pictures: ['Photos', 'Pictures'],
    site_text_versions: ['Versions des textes du site', 'Versions of the site’s texts'],
    stop_orders: ['Ordres de tournée', 'Orders of stops'],
    round_drivers: ['Livreurs des tournées', 'Drivers of rounds'],
    production_ticks: ['Plats cochés en cuisine', 'Dishes ticked in the kitchen'],
    deliveries: ['Passages des livreurs', 'Drivers’ stops'],
    sessions: ['Sessions', 'Sessions'],
    audit_entries: ['Journal des actions', 'Audit log'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    databaseUpkeep: typeof databaseUpkeep;
  }
}
