import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';

/** CSV as houses have it. None of its records is there before. */
export const fileOf: Record<ImportedNoun, (rows: number) => string> = {
  clients,
  products,
  ingredients,
  'postal-codes': postalCodes,
};

const lastNames = ['Martin', 'Petit', 'Roux', 'Blanc', 'Moreau', 'Girard', 'Faure', 'Garçon', 'Lefèvre', 'Brun'];
const firstNames = ['Anne', 'Paul', 'Zoé', 'Luc', 'Marie', 'Léa', 'Hugo', 'Inès'];
const answers = ['', 'aucune', 'sésame', 'sésame (intolérance)'];

function clients(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      `${lastNames[index % 10]} ${String.fromCodePoint(65 + (index % 26))}`,
      firstNames[index % 8],
      `import-${index}@example.com`,
      `07${20_000_000 + index}`,
      answers[index % 4],
      `${(index % 200) + 1} rue de la Paix`,
      `750${String((index % 20) + 1).padStart(2, '0')}`,
      'Paris',
      index % 3 === 0 ? `12B${index}` : '',
      index % 4 === 0 ? 'oui' : 'non',
    ].join(';'),
  );
  return `Nom;Prénom;E-mail;Téléphone;Allergies;Adresse;CP;Ville;Digicode;Newsletter\n${lines.join('\n')}\n`;
}

function ingredients(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) =>
    [`Denrée n° ${index}`, index % 3 === 0 ? 'sésame' : 'aucun', 'Fiche technique', `${index % 90},5`, '-'].join(';'),
  );
  return `Nom;Allergènes;Document;Lipides;Sel\n${lines.join('\n')}\n`;
}

const dishes = ['Tajine', 'Lasagnes', 'Gratin', 'Curry', 'Salade'];

function products(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      `${dishes[index % 5]} de la maison n° ${index}`,
      `Plats ${index % 8}`,
      `${9 + (index % 6)},90`,
      'lundi, mardi, jeudi',
      index % 3 === 0 ? 'aucun' : 'sésame',
    ].join(';'),
  );
  return `Nom;Catégorie;Prix;Jours;Allergènes\n${lines.join('\n')}\n`;
}

function postalCodes(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => `${20_000 + index};Commune ${index};Secteur ${index % 12}`);
  return `Code postal;Ville;Zone\n${lines.join('\n')}\n`;
}
