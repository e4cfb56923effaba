import type { ImportedNoun, ImportState, RowState } from '@traiteur/contract/house/imports.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const imports = {
  title: ['Importer un fichier', 'Import a file'],
  subtitle: ['vos listes, sans tout retaper', 'your lists, without typing them again'],
  button: ['Importer', 'Import'],
  what: ['Que contient ce fichier ?', 'What does this file hold?'],
  nouns: {
    clients: ['Clients', 'Clients'],
    products: ['Produits', 'Products'],
    ingredients: ['Ingrédients', 'Ingredients'],
    'postal-codes': ['Codes postaux et zones', 'Postal codes and zones'],
  } as const satisfies PhraseFor<ImportedNoun>,
  fields: {
    noun: ['Contenu', 'Content'],
    total: ['Lignes', 'Rows'],
    state: ['Étape', 'Step'],
    allOrNothing: ['Tout ou rien', 'All or nothing'],
    isCancelled: ['Arrêté', 'Stopped'],
  },
  steps: {
    file: ['Fichier', 'File'],
    columns: ['Colonnes', 'Columns'],
    check: ['Vérification', 'Check'],
    result: ['Résultat', 'Result'],
  },
  file: {
    title: ['Le fichier', 'The file'],
    choose: ['Choisir un fichier Excel ou CSV', 'Choose an Excel or CSV file'],
    kinds: [
      '.xlsx ou .csv, 16 Mo et 50 000 lignes au plus. Rien n’est enregistré avant votre accord.',
      '.xlsx or .csv, 16 MB and 50,000 rows at most. Nothing is saved before you agree.',
    ],
    template: ['Télécharger le modèle', 'Download the template'],
    templateHint: [
      'Une feuille vide avec les colonnes reconnues, et ce qu’on y met.',
      'An empty sheet with the columns that are known, and what goes into each.',
    ],
    reading: ['Lecture du fichier…', 'Reading the file…'],
    tooLarge: ['Ce fichier dépasse 16 Mo.', 'This file is larger than 16 MB.'],
  },
  columns: {
    title: ['Ce que veut dire chaque colonne', 'What each column means'],
    hint: [
      'Deviné d’après les titres, et retenu pour la prochaine fois. Une colonne sans choix n’est pas lue.',
      'Guessed from the headings, and remembered for next time. A column without a choice is not read.',
    ],
    sheet: ['Feuille du classeur', 'Sheet of the workbook'],
    sheetRows: [
      '{name} ({rows, plural, one {# ligne} other {# lignes}})',
      '{name} ({rows, plural, one {# row} other {# rows}})',
    ],
    sheetFormula: ['{name} (formule en {cell})', '{name} (formula in {cell})'],
    headingLine: ['Ligne des titres dans le fichier', 'Line of the headings in the file'],
    example: ['Par exemple : {text}', 'For instance: {text}'],
    nothing: ['(vide)', '(empty)'],
    untitled: ['Colonne {number}', 'Column {number}'],
    leftOut: ['Ne pas lire', 'Leave out'],
    createMissing: {
      clients: ['Créer ce qui manque', 'Add what is missing'],
      products: [
        'Créer les catégories que la maison n’a pas encore',
        'Add the categories that the house does not have yet',
      ],
      ingredients: [
        'Créer les fournisseurs que la maison n’a pas encore',
        'Add the suppliers that the house does not have yet',
      ],
      'postal-codes': [
        'Créer les zones que la maison n’a pas encore',
        'Add the zones that the house does not have yet',
      ],
    } as const satisfies PhraseFor<ImportedNoun>,
    taxRate: ['Taux de TVA des nouveaux plats', 'VAT rate of new dishes'],
    taxRateHint: ['Pour les lignes qui n’en disent rien', 'For rows that say none'],
    taxRateNone: ['Aucun : ces lignes sont refusées', 'None: these rows are refused'],
    missing: ['Il manque : {names}', 'Missing: {names}'],
    check: ['Vérifier les lignes', 'Check the rows'],
  },
  progress: {
    checking: ['Vérification des lignes', 'Checking the rows'],
    running: ['Import des lignes', 'Importing the rows'],
    undoing: ['Annulation de l’import', 'Undoing the import'],
    of: ['{done, number} sur {total, number}', '{done, number} of {total, number}'],
    leave: ['Vous pouvez quitter cette page : le travail continue.', 'You can leave this page: the work goes on.'],
    cancel: ['Arrêter', 'Stop'],
  },
  check: {
    title: ['Avant d’écrire quoi que ce soit', 'Before anything is written'],
    nothing: ['Rien à importer : tout y est déjà.', 'Nothing to import: all of it is there already.'],
    run: [
      'Importer {count, plural, =0 {les lignes} one {# ligne} other {# lignes}}',
      'Import {count, plural, =0 {the rows} one {# row} other {# rows}}',
    ],
    allOrNothing: [
      'Tout ou rien : si une seule ligne ne passe plus, rien n’est écrit',
      'All or nothing: if a single row no longer passes, nothing is written',
    ],
    allOrNothingRefused: ['Possible seulement quand aucune ligne n’est refusée', 'Only when no row is refused'],
    givenUp: [
      'Rien n’a été écrit : des lignes ne passent plus. Elles sont listées ci-dessous.',
      'Nothing was written: some rows no longer pass. They are listed below.',
    ],
    back: ['Revoir les colonnes', 'Back to the columns'],
  },
  states: {
    uploaded: ['colonnes à confirmer', 'columns to confirm'],
    checking: ['vérification en cours', 'being checked'],
    checked: ['vérifié, rien d’écrit', 'checked, nothing written'],
    running: ['import en cours', 'being imported'],
    done: ['importé', 'imported'],
    undoing: ['annulation en cours', 'being undone'],
    undone: ['annulé', 'undone'],
    failed: ['interrompu', 'interrupted'],
  } as const satisfies PhraseFor<ImportState>,
  rows: {
    title: ['Les lignes', 'The rows'],
    all: ['Toutes', 'All'],
    line: ['Ligne', 'Line'],
    outcome: ['Résultat', 'Outcome'],
    reason: ['Raison', 'Reason'],
    content: ['Contenu', 'Content'],
    more: ['Lignes suivantes', 'More rows'],
    none: ['Aucune ligne ici.', 'No rows here.'],
    fault: ['{label} : {message}', '{label}: {message}'],
    export: ['Excel des lignes refusées', 'Excel of the refused rows'],
  },
  rowStates: {
    new: ['Nouveau', 'New'],
    changed: ['Modifié', 'Changed'],
    joined: ['Réuni', 'Joined'],
    same: ['Identique', 'The same'],
    refused: ['Refusé', 'Refused'],
    kept: ['Gardé', 'Kept'],
  } as const satisfies PhraseFor<RowState>,
  counts: {
    new: ['{count, plural, one {# nouveau} other {# nouveaux}}', '{count, plural, other {# new}}'],
    changed: ['{count, plural, one {# modifié} other {# modifiés}}', '{count, plural, other {# changed}}'],
    joined: ['{count, plural, one {# réuni} other {# réunis}}', '{count, plural, other {# joined}}'],
    same: ['{count, plural, one {# identique} other {# identiques}}', '{count, plural, other {# the same}}'],
    refused: ['{count, plural, one {# refusé} other {# refusés}}', '{count, plural, other {# refused}}'],
    kept: ['{count, plural, one {# gardé} other {# gardés}}', '{count, plural, other {# kept}}'],
  } as const satisfies PhraseFor<RowState>,
  result: {
    done: ['Import terminé', 'Import done'],
    cancelled: ['Import arrêté : la suite n’a pas été lue', 'Import stopped: the rest was not read'],
    failed: [
      'L’import s’est interrompu sur une erreur. Ce qui est écrit peut être annulé.',
      'The import was interrupted by an error. What was written can be undone.',
    ],
    undone: ['Import annulé', 'Import undone'],
    keptExplained: [
      'Ce qui a été modifié ou utilisé depuis reste, ligne par ligne ci-dessous.',
      'What has been changed or used since stays, row by row below.',
    ],
    undo: ['Annuler cet import', 'Undo this import'],
    undoUntil: ['Cet import peut être annulé jusqu’au {until}.', 'This import can be undone until {until}.'],
    undoQuestion: ['Annuler cet import ?', 'Undo this import?'],
    undoExplained: [
      'Les fiches ajoutées disparaissent, les fiches modifiées redeviennent ce qu’elles étaient. Celles que quelqu’un a changées ou utilisées depuis restent.',
      'Records that were added go, those that were changed are again what they were. Those that somebody has changed or used since stay.',
    ],
    another: ['Importer un autre fichier', 'Import another file'],
    list: ['Voir la liste', 'See the list'],
  },
  latest: {
    title: ['Derniers imports', 'Latest imports'],
    none: ['Aucun import pour l’instant.', 'No imports yet.'],
    by: ['{by}, {at}', '{by}, {at}'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    imports: typeof imports;
  }
}
