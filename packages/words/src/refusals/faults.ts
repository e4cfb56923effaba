import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const faults = {
  required: ['Ce champ est obligatoire', 'This field is required'],
  invalid: ['Ce champ est invalide', 'This field is invalid'],
  'too-short': ['Ce texte est trop court', 'This text is too short'],
  'too-long': ['Ce texte est trop long', 'This text is too long'],
  'too-small': ['Cette valeur est trop petite', 'This value is too small'],
  'too-large': ['Cette valeur est trop grande', 'This value is too large'],
  'too-few': ['Il en manque', 'There are too few'],
  'too-many': ['Il y en a trop', 'There are too many'],
  'too-many-pixels': ['Cette image dépasse 40 mégapixels', 'This picture is larger than 40 megapixels'],
  'unknown-field': ['Ce champ est inconnu', 'This field is unknown'],
  'end-before-start': ['La fin doit venir après le début', 'The end must come after the start'],
  twice: ['Ce choix figure deux fois', 'This choice appears twice'],
  'name-twice': ['Ce nom figure deux fois', 'This name appears twice'],
  'in-the-past': ['Ce moment est déjà passé', 'This moment has already passed'],
  'unknown-year': ['L’année doit être comprise entre 1900 et 2999', 'The year must be from 1900 to 2999'],
  'wrong-password': ['Ce mot de passe est incorrect', 'This password is wrong'],
  'wrong-code': ['Ce code est faux, ou il a déjà servi', 'This code is wrong, or was already used'],
  'wrong-mailed-code': [
    'Ce code n’est pas le bon, ou il ne vaut plus : saisissez le dernier reçu, ou demandez-en un autre',
    'This is not the code, or it is no longer good: type the last one you got, or ask for another',
  ],
  'unwritable-character': [
    'Ce texte contient un caractère qui ne peut pas être enregistré',
    'This text holds a character that cannot be saved',
  ],
  'not-a-phone-number': [
    'Ce numéro de téléphone n’existe pas : vérifiez ses chiffres, et l’indicatif s’il est étranger (+32…)',
    'This phone number does not exist: check its digits, and its country’s code if it is foreign (+32…)',
  ],
  'not-a-siren-or-siret': [
    'Ce numéro n’est ni un SIREN (neuf chiffres) ni un SIRET (quatorze) : vérifiez-le',
    'This number is neither a SIREN (nine digits) nor a SIRET (fourteen): check it',
  ],
  'not-a-siret': [
    'Ce n’est pas un SIRET : quatorze chiffres, dont le dernier vérifie les autres',
    'This is no SIRET: fourteen digits, the last of which checks the others',
  ],
  'not-a-vat-number': [
    'Ce n’est pas un numéro de TVA : FR, la clef de deux chiffres et le SIREN',
    'This is no VAT number: FR, the key of two digits and the SIREN',
  ],
  'not-an-iban': [
    'Ce n’est pas un IBAN : vérifiez ses chiffres, dont les deux premiers vérifient les autres',
    'This is no IBAN: check its digits, the first two of which check the others',
  ],
  'not-a-bic': [
    'Ce n’est pas un BIC : huit ou onze lettres et chiffres',
    'This is no BIC: eight or eleven letters and digits',
  ],
  'not-an-origin': [
    'Une adresse s’écrit https://www.exemple.fr, sans rien après',
    'An address is written https://www.example.com, with nothing after it',
  ],
  'unknown-figure': [
    'Il y a entre accolades un mot qui n’est pas un chiffre de la maison',
    'There is a word in braces that is no figure of the house',
  ],
  'too-much-form': [
    'Trop de signes de mise en forme pour un texte du site : retirez des soulignements, des crochets ou des sauts de ligne',
    'Too many signs of formatting for a text of the site: take out underlines, brackets or line breaks',
  ],
  'without-document': [
    'Dites d’où l’on connaît ses allergènes : une fiche technique, une étiquette',
    'Say from where its allergens are known: a data sheet, a label',
  ],
  'too-little-contrast': [
    'Trop pâle ou trop foncé pour qu’on lise bien : un contraste de {ratio, number} au lieu de {least, number} au moins',
    'Too pale or too dark to be read well: a contrast of {ratio, number} instead of {least, number} at least',
  ],
  'same-password': ['C’est le mot de passe actuel', 'This is the current password'],
  'too-easy': [
    'Ce mot de passe est trop facile à deviner : ajoutez des mots sans rapport entre eux',
    'This password is too easy to guess: add words that have nothing to do with each other',
  ],
} as const satisfies PhraseFor<FaultCode>;
