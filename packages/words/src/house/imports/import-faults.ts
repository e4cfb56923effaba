import type { PhraseFor } from '../../phrases/phrase.ts';

/** What only a file can have wrong; the rest is said as in any form. */
export const importFaults = {
  formula: ['« {text} » est une formule : collez sa valeur', '“{text}” is a formula: paste its value'],
  'unread-allergy': [
    '« {text} » n’est aucun allergène de la maison : corrigez le mot, ou ajoutez l’allergène',
    '“{text}” is no allergen of the house: correct the word, or add the allergen',
  ],
  'denies-allergen': [
    '« {text} » : un allergène y est dit absent et présent',
    '“{text}”: an allergen is said to be in it and not to be',
  ],
  'unread-mark': [
    '« {text} » n’est ni une croix, ni « allergie », « intolérance » ou « traces »',
    '“{text}” is neither a cross, nor “allergy”, “intolerance” or “traces”',
  ],
  'allergy-left-out': [
    'Cette case parle d’allergies, et sa colonne n’est pas lue comme telle : « {text} »',
    'This cell is about allergies, and its column is not read as such: “{text}”',
  ],
  'allergy-elsewhere': [
    'Ce texte parle d’une allergie qu’aucune colonne d’allergies ne dit : « {text} »',
    'This text speaks of an allergy that no column of allergies says: “{text}”',
  ],
  'cell-error': ['« {text} » est une erreur d’Excel', '“{text}” is an error of Excel'],
  'sum-line': ['Une ligne de total, pas une fiche', 'A line of totals, no record'],
  'heading-line': ['Les titres une seconde fois', 'The headings once more'],
  'unknown-size': ['Aucune taille ne s’appelle « {text} »', 'No size is called “{text}”'],
  'unread-flag': ['« {text} » ne dit ni oui ni non', '“{text}” says neither yes nor no'],
  'unread-consent': ['« {text} » n’est ni oui, ni non, ni une date', '“{text}” is neither yes, nor no, nor a date'],
  'unread-amount': ['« {text} » n’est pas un montant', '“{text}” is no amount'],
  'unread-number': ['« {text} » n’est pas un nombre', '“{text}” is no number'],
  'unread-phone': ['« {text} » n’est pas un numéro de téléphone', '“{text}” is no phone number'],
  'unread-email': ['« {text} » n’est pas une adresse e-mail', '“{text}” is no e-mail address'],
  'unread-country': ['« {text} » n’est pas un pays connu', '“{text}” is no country we know'],
  'unread-language': ['« {text} » n’est ni français ni anglais', '“{text}” is neither French nor English'],
  'unread-code': ['« {text} » n’est pas un code postal', '“{text}” is no postal code'],
  'code-range': [
    '« {text} » est une plage que la Poste ne connaît pas : un code par ligne, ou une plage d’un seul département',
    '“{text}” is a range that the post does not know: one code for each row, or a range of one département',
  ],
  'unfit-text': ['« {text} » ne convient pas ici', '“{text}” does not fit here'],
  'two-people': [
    '« {text} » : deux personnes, à mettre chacune sur sa ligne avec son prénom',
    '“{text}” is two people: give each a row with a first name',
  ],
  'company-name': [
    '« {text} » est une société : mettez ici le prénom et le nom de votre contact, la société se note sur sa fiche',
    '“{text}” is a company: put the first and last name of your contact here, the company is noted on their record',
  ],
  'title-alone': ['« {text} » est une civilité, pas un prénom', '“{text}” is a title, no first name'],
  'unknown-zone': [
    'Aucune zone ne s’appelle « {text} » : ajoutez-la d’abord, avec ses frais',
    'No zone is called “{text}”: add it first, with its fees',
  ],
  'unknown-category': [
    'Aucune catégorie ne s’appelle « {text} » : corrigez le mot, ou ajoutez-la aux constantes',
    'No category is called “{text}”: correct the word, or add it to the constants',
  ],
  'unknown-supplier': [
    'Aucun fournisseur ne s’appelle « {text} » : corrigez le mot, ou ajoutez-le',
    'No supplier is called “{text}”: correct the word, or add it',
  ],
  'unread-storage': [
    '« {text} » n’est ni au sec, ni au frais, ni surgelé',
    '“{text}” is neither dry, nor chilled, nor frozen',
  ],
  'unread-pack': [
    '« {text} » n’est pas un colis, comme 5 kg ou 6 × 1 l',
    '“{text}” is no pack, such as 5 kg or 6 × 1 l',
  ],
  'unknown-tag': ['Aucun mot-clef ne s’appelle « {text} »', 'No tag is called “{text}”'],
  'unknown-tax-rate': ['« {text} » n’est aucun taux de taxe de la maison', '“{text}” is no tax rate of the house'],
  'unread-status': [
    '« {text} » n’est ni brouillon, ni en vente, ni archivé',
    '“{text}” is neither draft, nor on sale, nor archived',
  ],
  'unread-weekday': ['« {text} » n’est pas une suite de jours', '“{text}” is no list of days'],
  'differs-from-line': ['Contredit la ligne {text} de la même fiche', 'Contradicts line {text} of the same record'],
  'other-line-refused': [
    'La ligne {text} de la même fiche est refusée : elles entrent ensemble',
    'Line {text} of the same record is refused: they come in together',
  ],
  'joined-to-line': ['Réunie à la ligne {text}, la même fiche', 'Read with line {text}, the same record'],
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
