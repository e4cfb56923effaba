import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const importRefusals = {
  'file-not-a-table': [
    'Ce fichier n’est ni un classeur Excel ni un fichier CSV, ou il est abîmé. Enregistrez-le en .xlsx ou en .csv.',
    'This file is neither an Excel workbook nor a CSV file, or it is damaged. Save it as .xlsx or .csv.',
  ],
  'file-empty': ['Ce fichier est vide.', 'This file is empty.'],
  'file-too-large': [
    'Ce fichier est trop volumineux une fois ouvert. Retirez images et feuilles inutiles, ou coupez-le en plusieurs.',
    'This file is too large once opened. Take out pictures and sheets that are not needed, or split it.',
  ],
  'file-too-many-rows': [
    'Ce fichier a plus de 50 000 lignes. Coupez-le en plusieurs.',
    'This file has more than 50,000 rows. Split it.',
  ],
  'file-too-many-columns': [
    'Ce fichier a plus de 200 colonnes. Gardez celles qui servent.',
    'This file has more than 200 columns. Keep those that are needed.',
  ],
  'file-old-format': [
    'Ce fichier est d’un ancien format d’Excel, ou protégé par un mot de passe. Ouvrez-le et enregistrez-le en .xlsx, sans mot de passe.',
    'This file is in an older Excel format, or behind a password. Open it and save it as .xlsx, without a password.',
  ],
  'file-locked': [
    'Ce fichier est protégé par un mot de passe. Enregistrez-le sans.',
    'This file is behind a password. Save it without one.',
  ],
  'file-with-macros': [
    'Ce fichier contient des macros. Enregistrez-le en .xlsx, sans macros.',
    'This file holds macros. Save it as .xlsx, without macros.',
  ],
  'file-with-formulas': [
    'Ce fichier contient des formules. Copiez le tableau, collez-le en valeurs dans un nouveau classeur, puis envoyez celui-là.',
    'This file holds formulas. Copy the table, paste it as values into a new workbook, and send that one.',
  ],
  'file-with-entities': [
    'Ce fichier contient des définitions qu’Excel n’écrit pas. Ouvrez-le dans Excel et enregistrez-le à nouveau.',
    'This file holds definitions that Excel does not write. Open it in Excel and save it again.',
  ],
  'file-open-quote': [
    'Un guillemet de ce fichier n’est pas fermé à sa place : des lignes entières seraient lues comme une seule case. Enregistrez-le à nouveau depuis Excel, ou retirez les guillemets.',
    'A quote in this file is not closed where it should be: whole lines would be read as one cell. Save it again from Excel, or take the quotes out.',
  ],
  'import-elsewhere': [
    'Cet import est déjà à une autre étape. La page montre où il en est.',
    'This import is at another step already. The page shows where it stands.',
  ],
  'import-has-refusals': [
    'Des lignes sont refusées : corrigez le fichier, ou importez sans elles.',
    'Some rows are refused: mend the file, or import without them.',
  ],
  'import-undo-ended': [
    'Cet import a plus d’un jour : il ne peut plus être annulé.',
    'This import is more than a day old: it can no longer be undone.',
  ],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
