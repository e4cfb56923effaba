/** Paris first names of all ages. */
export const firstNames = (
  'Adèle Agathe Alice Amélie Anaïs Anne Antoine Arthur Aurélie Baptiste Camille Caroline Cécile Chloé Claire Clément ' +
  'Denis Diane Édouard Élise Émile Emma Étienne Fanny Fatou Félix Florence François Gabriel Hélène Henri Hugo Ibrahim ' +
  'Inès Irène Jean-Baptiste Jeanne Joséphine Jules Karim Léa Léon Louise Lucas Lucie Madeleine Malik Manon Marc Margaux ' +
  'Marie-Ange Mathilde Mehdi Mathieu Nadia Naïma Nicolas Noé Odile Olivier Pauline Philippe Pierre Quentin Raphaël Rémi ' +
  'Rose Salomé Samir Sarah Sébastien Simon Solène Sophie Théo Thomas Valérie Victor Violette Wassim Yanis Yasmine Zoé'
).split(' ');

export const lastNames = (
  'Abadie Aubry Barbier Baudry Benali Benoît Bernard Blanchard Bonnet Bouchard Boulanger Brunet Carpentier Chevalier Colin ' +
  'Cordier D’Angelo Da_Silva Delaunay Delcourt Denis Diallo Dumont Dupuis Fabre Faure Ferrand Fontaine Fournier Gaillard ' +
  'Garnier Gauthier Girard Guérin Haddad Hamon Hervé Huang Jacquet Joly Kaya Keïta Lacroix Lambert Le_Bihan Le_Floc’h ' +
  'Lebreton Leclerc Lefèvre Lemoine Leroux L’Hermitte Maillard Marchand Martel Mercier Mercœur Meunier Moreau Morvan ' +
  'N’Diaye N’Guyen O’Brien Olivier Paris Pasquier Perrin Picard Poirier Prévost Renaud Riou Roussel Roux Royer Sanchez ' +
  'Schmitt Tanguy Texier Thibault Tran Traoré Vallet Vasseur Vidal Weber Yilmaz Zimmermann'
)
  .split(' ')
  .map((name) => name.replace('_', ' '));

/** Street names found in nearly every French town. */
export const streets = (
  'rue de la République|rue Victor-Hugo|rue Pasteur|avenue Jean-Jaurès|rue des Écoles|rue de l’Église|rue du Moulin|' +
  'rue Gambetta|boulevard Voltaire|rue des Lilas|place de la Mairie|rue du Général-Leclerc|rue Émile-Zola|rue de Verdun|' +
  'avenue de la Gare|rue des Jardins|rue Jules-Ferry|rue Anatole-France|impasse des Acacias|rue du Marché|rue des Rosiers|' +
  'passage du Commerce|rue Marcel-Sembat|quai de la Marne|rue du Château|rue Denis-Papin|allée des Tilleuls|rue Carnot'
).split('|');

export const doors = (
  '3e étage, code 48B2|interphone au nom|bâtiment C, fond de cour|rez-de-chaussée gauche|5e étage sans ascenseur|' +
  'laisser à la gardienne|code 1935A, 2e droite|sonner deux fois'
).split('|');

export const dietNotes = [
  'Mange peu salé.',
  'Préfère les plats sans coriandre.',
  'Diabétique : desserts sans sucre ajouté.',
  'Végétarienne la semaine.',
  'Enceinte : pas de poisson cru ni de lait cru.',
  'Portions sans oignon si possible.',
];
