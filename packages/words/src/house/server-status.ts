import type { ServerAdvice, ServerPart, ServerState } from '@traiteur/domain/house/server-states.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

const databaseSilent = [
  'La base n’a pas répondu à temps. Relisez dans une minute.',
  'The database did not answer in time. Read again in a minute.',
] as const satisfies Phrase;

export const serverStatus = {
  title: ['État du serveur', 'Server status'],
  subtitle: ['la machine derrière la maison', 'the machine behind the house'],
  calm: ['Tout va bien : rien à faire.', 'All is well: there is nothing to do.'],
  toAct: [
    '{count, plural, one {# point demande que vous agissiez} other {# points demandent que vous agissiez}}',
    '{count, plural, one {# thing needs you to act} other {# things need you to act}}',
  ],
  toWatch: [
    '{count, plural, one {# point à surveiller} other {# points à surveiller}}',
    '{count, plural, one {# thing to keep an eye on} other {# things to keep an eye on}}',
  ],
  unread: [
    '{count, plural, one {# point n’a pas pu être lu} other {# points n’ont pas pu être lus}}',
    '{count, plural, one {# thing could not be read} other {# things could not be read}}',
  ],
  readAt: ['Relevé le {moment}', 'Read on {moment}'],
  again: ['Relire', 'Read again'],
  states: {
    ok: ['Tout va bien', 'All is well'],
    watch: ['À surveiller', 'Keep an eye on it'],
    act: ['À faire', 'Act now'],
    unknown: ['Inconnu', 'Unknown'],
  } as const satisfies PhraseFor<ServerState>,
  parts: {
    disk: ['Espace disque', 'Disk space'],
    backup: ['Sauvegardes', 'Backups'],
    verification: ['Vérification des comptes', 'Verification of the books'],
    mails: ['E-mails', 'Mail'],
    jobs: ['Tâches de fond', 'Background jobs'],
    database: ['Base de données', 'Database'],
    certificate: ['Certificat HTTPS', 'HTTPS certificate'],
    nodes: ['Version et serveurs', 'Version and servers'],
  } as const satisfies PhraseFor<ServerPart>,
  facts: {
    free: ['Libre', 'Free'],
    freeOf: ['{free} sur {total}', '{free} of {total}'],
    latest: ['La dernière', 'Latest'],
    never: ['jamais', 'never'],
    archive: ['Journal archivé', 'Journal archived'],
    result: ['Résultat', 'Result'],
    agrees: ['tout concorde avec les commandes', 'everything agrees with the orders'],
    disagrees: [
      '{count, plural, one {# écart trouvé} other {# écarts trouvés}}',
      '{count, plural, one {# disagreement found} other {# disagreements found}}',
    ],
    unfinished: ['interrompue, faute de temps', 'stopped, it took too long'],
    waiting: ['En attente', 'Waiting'],
    oldest: ['La plus ancienne', 'Oldest'],
    oldestMail: ['Le plus ancien', 'Oldest'],
    failed: ['Échecs en 24 h', 'Failed in 24 h'],
    givenUp: ['Abandonnées', 'Given up'],
    size: ['Taille', 'Size'],
    engine: ['Moteur', 'Engine'],
    place: ['Emplacement', 'Location'],
    embedded: ['intégrée à Traiteur', 'part of Traiteur'],
    external: ['serveur externe', 'an external server'],
    address: ['Adresse', 'Address'],
    expires: ['Valable jusqu’au', 'Valid until'],
    left: [
      '{date} ({days, plural, one {# jour} other {# jours}})',
      '{date} ({days, plural, one {# day} other {# days}})',
    ],
    over: ['{date}, c’est passé', '{date}, which is past'],
    noHttps: ['sans HTTPS', 'without HTTPS'],
    version: ['Traiteur', 'Traiteur'],
    runtime: ['Node', 'Node'],
    running: ['En service', 'Running'],
    since: ['{name}, version {version}, depuis le {moment}', '{name}, version {version}, since {moment}'],
  },
  unknown: {
    disk: [
      'Le dossier de données ne répond pas. Vérifiez le disque, ou le partage réseau, de cette machine.',
      'The data folder does not answer. Check the disk, or the network share, of this machine.',
    ],
    backup: databaseSilent,
    verification: databaseSilent,
    mails: databaseSilent,
    jobs: databaseSilent,
    database: databaseSilent,
    certificate: [
      'Cette machine n’atteint pas sa propre adresse publique. Ouvrez-la dans un navigateur et regardez le cadenas.',
      'This machine does not reach its own public address. Open it in a browser and look at the padlock.',
    ],
    nodes: databaseSilent,
  } as const satisfies PhraseFor<ServerPart>,
  advice: {
    'disk-low': [
      'Faites de la place ou agrandissez le disque cette semaine : un disque plein arrête les commandes.',
      'Make room or enlarge the disk this week: a full disk stops orders.',
    ],
    'disk-full': [
      'Faites de la place tout de suite : d’anciennes sauvegardes et d’anciens journaux d’abord, jamais le dossier postgres.',
      'Make room at once: old backups and old logs first, never the folder postgres.',
    ],
    'backup-old': [
      'Téléchargez une sauvegarde, ou regardez pourquoi celle qui se fait seule n’est plus faite.',
      'Download a backup, or see why the one that is made by itself is made no longer.',
    ],
    'backup-missing': [
      'Téléchargez une sauvegarde aujourd’hui, et gardez-la ailleurs que sur cette machine.',
      'Download a backup today, and keep it away from this machine.',
    ],
    'archive-failing': [
      'La base n’arrive plus à archiver son journal, qui remplit le disque. Regardez où il s’écrit : place, droits, réseau.',
      'The database can no longer archive its journal, which fills the disk. Look where it is written: room, rights, network.',
    ],
    'verification-missing': [
      'Elle se fait chaque nuit, si le serveur tourne. Lancez « npm run verify » sur la machine pour savoir maintenant.',
      'It is done each night, if the server runs. Run “npm run verify” on the machine to know now.',
    ],
    'verification-unfinished': [
      'Lancez « npm run verify » sur la machine à une heure calme : il prend le temps qu’il faut.',
      'Run “npm run verify” on the machine at a quiet hour: it takes the time it needs.',
    ],
    disagreements: [
      'Lancez « npm run verify » sur la machine : il nomme les commandes. Gardez une sauvegarde et montrez-le à qui s’occupe de Traiteur.',
      'Run “npm run verify” on the machine: it names the orders. Keep a backup and show it to whoever looks after Traiteur.',
    ],
    'mails-failed': [
      'Chaque échec dit pourquoi, et peut être renvoyé.',
      'Each failure says why, and can be sent again.',
    ],
    'mails-stuck': [
      'Plus rien ne part. Vérifiez le serveur des e-mails : un essai dit ce qui manque.',
      'Nothing leaves any more. Check the mail server: a trial says what is missing.',
    ],
    'no-mail-server': [
      'Aucun e-mail ne part : indiquez le serveur des e-mails.',
      'No mail leaves: name the mail server.',
    ],
    'jobs-given-up': [
      'Le journal du serveur dit ce que ces tâches n’ont pas pu faire. Les autres continuent.',
      'The log of the server says what these jobs could not do. The others go on.',
    ],
    'jobs-stuck': [
      'Redémarrez Traiteur. Si l’attente continue, regardez son journal.',
      'Restart Traiteur. If they go on waiting, look at its log.',
    ],
    'patches-missed': [
      'Installez un Traiteur plus récent, ou confiez la base au PostgreSQL du système : docs/operating.md dit comment.',
      'Install a newer Traiteur, or hand the database over to the system’s PostgreSQL: docs/operating.md says how.',
    ],
    'no-https': [
      'Mots de passe et commandes passent en clair. Placez un serveur HTTPS devant Traiteur : docs/operating.md dit comment.',
      'Passwords and orders travel in the clear. Put an HTTPS server in front of Traiteur: docs/operating.md says how.',
    ],
    'certificate-soon': [
      'Il devrait se renouveler seul. S’il ne l’a pas fait dans une semaine, regardez le serveur HTTPS.',
      'It should renew itself. If it has not in a week, look at the HTTPS server.',
    ],
    'certificate-now': [
      'Renouvelez-le maintenant : passé ce jour, les navigateurs refusent d’ouvrir l’administration.',
      'Renew it now: past that day browsers refuse to open the administration.',
    ],
    'certificate-untrusted': [
      'Les navigateurs avertissent vos collègues. Installez un certificat reconnu, avec toute sa chaîne.',
      'Browsers warn your colleagues. Install a recognised certificate, with its whole chain.',
    ],
    'versions-differ': [
      'Une mise à jour est en cours, ou s’est arrêtée à mi-chemin. Terminez-la sur tous les serveurs.',
      'An upgrade is under way, or has stopped halfway. Finish it on all servers.',
    ],
  } as const satisfies PhraseFor<ServerAdvice>,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    serverStatus: typeof serverStatus;
  }
}
