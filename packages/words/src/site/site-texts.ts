import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { BrandColourName } from '@traiteur/domain/site/brand-colours.ts';
import type { SiteFigure } from '@traiteur/domain/site/figures.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const siteTexts = {
  title: ['Textes du site', 'Texts of the site'],
  subtitle: ['ce que lisent vos clients', 'what your clients read'],
  fields: {
    brand: ['Marque', 'Brand'],
    home: ['Page d’accueil', 'First page'],
    questions: ['Questions fréquentes', 'Frequent questions'],
    contact: ['Contact et horaires', 'Contact and hours'],
    legal: ['Mentions légales', 'Legal notice'],
    terms: ['Conditions de vente', 'Terms of sale'],
    about: ['Qui sommes-nous', 'About us'],
    pages: ['Pages affichées', 'Pages shown'],
    version: ['Version', 'Version'],
  } as const satisfies PhraseFor<keyof SiteTextsInput | 'version'>,
  markdown: [
    'Une ligne vide sépare deux paragraphes ; **gras**, *italique*, « - » pour une liste, [texte](adresse) pour un lien.',
    'An empty line parts two paragraphs; **bold**, *italics*, “- ” for a list, [text](address) for a link.',
  ],
  figures: ['Chiffres de la maison et mise en forme', 'Figures of the house, and form'],
  figuresHint: [
    'Écrits entre accolades, ils suivent vos réglages ; un paragraphe dont le chiffre manque ne s’affiche pas :',
    'Written in braces, they follow your settings; a paragraph whose figure is missing is not shown:',
  ],
  figureNames: {
    brand: ['le nom', 'the name'],
    notice: ['le préavis', 'the notice'],
    promise: ['le délai promis', 'the promised time'],
    fee: ['les frais de livraison', 'the delivery fee'],
    free: ['le montant de la livraison offerte', 'the amount of free delivery'],
    choices: ['le nombre de plats du jour, en vente', 'the number of meals of a day, on sale'],
    vegetarian: ['l’étiquette végétarienne, si un plat en vente l’a', 'the vegetarian tag, if a dish on sale has it'],
    allergens: ['le nombre de vos allergènes', 'the number of your allergens'],
    payments: ['les moyens de payer', 'the ways to pay'],
  } as const satisfies PhraseFor<SiteFigure>,
  brand: {
    name: ['Nom de la maison', 'Name of the house'],
    logo: ['Logo', 'Logo'],
    chooseLogo: ['Choisir un logo', 'Choose a logo'],
    contrast: [
      'Contraste {ratio, number} : 1, au moins {least, number}',
      'Contrast {ratio, number}:1, at least {least, number}',
    ],
    tooFaint: [
      'Contraste {ratio, number} : 1, il en faut {least, number}',
      'Contrast {ratio, number}:1, it takes {least, number}',
    ],
    colours: {
      accent: ['Couleur des boutons', 'Colour of buttons'],
      accentText: ['Couleur des liens', 'Colour of links'],
      fresh: ['Couleur de la fraîcheur', 'Colour of what is fresh'],
      freshText: ['Couleur des sous-titres', 'Colour of subtitles'],
    } as const satisfies PhraseFor<BrandColourName>,
  },
  home: {
    title: ['Titre', 'Title'],
    subtitle: ['Sous-titre', 'Subtitle'],
    description: ['Pour les moteurs de recherche', 'For search engines'],
    promises: ['Promesses', 'Promises'],
    promise: ['Promesse', 'Promise'],
    promisesHint: [
      'Le délai, le nombre de plats et la livraison s’ajoutent seuls, d’après vos réglages.',
      'The time, the number of meals and the delivery are added by themselves, from your settings.',
    ],
    how: ['Comment on commande : titre', 'How one orders: title'],
    steps: ['Étapes', 'Steps'],
    stepTitle: ['Étape', 'Step'],
    stepText: ['Texte', 'Text'],
  },
  questions: { question: ['Question', 'Question'], answer: ['Réponse', 'Answer'] },
  contact: {
    phone: ['Téléphone', 'Phone'],
    email: ['E-mail', 'E-mail'],
    text: ['Quelques mots', 'A few words'],
    hours: ['Horaires d’ouverture', 'Opening hours'],
    firstDay: ['Du', 'From'],
    lastDay: ['Au', 'To'],
    opens: ['De', 'Opens'],
    closes: ['À', 'Closes'],
    hoursNote: ['À savoir sur les horaires', 'What to know of the hours'],
  },
  legal: {
    section: ['Rubrique', 'Section'],
    text: ['Texte', 'Text'],
    hint: [
      'L’éditeur du site s’y ajoute seul, d’après la fiche de l’entreprise.',
      'The publisher of the site is added by itself, from the company’s record.',
    ],
  },
  text: ['Texte', 'Text'],
  shown: ['Page visible sur le site', 'Page shown on the site'],
  shownHint: [
    'Éteinte, elle disparaît du menu, du pied de page et des moteurs de recherche.',
    'When it is off, it is gone from the menu, the foot of the page and search engines.',
  ],
  sections: {
    label: ['Pages et marque', 'Pages and brand'],
    changed: ['modifié, pas enregistré', 'changed, not saved'],
    faulty: ['à corriger', 'to correct'],
    off: ['page éteinte', 'page off'],
  },
  language: ['Langue', 'Language'],
  bothLanguages: ['Les deux', 'Both'],
  french: ['Français', 'French'],
  english: ['Anglais', 'English'],
  list: {
    add: ['Ajouter', 'Add'],
    remove: ['Retirer', 'Remove'],
    up: ['Monter', 'Move up'],
    down: ['Descendre', 'Move down'],
  },
  preview: {
    open: ['Aperçu', 'Preview'],
    title: ['Aperçu du site', 'Preview of the site'],
    page: ['Page', 'Page'],
    inTab: ['Ouvrir dans un onglet', 'Open in a tab'],
    off: ['Cette page est éteinte : vos visiteurs ne la voient pas.', 'This page is off: your visitors do not see it.'],
    behind: [
      'L’aperçu suit dès qu’il n’y a plus rien à corriger.',
      'The preview follows once nothing is left to correct.',
    ],
  },
  duties: {
    title: [
      'Ce que la loi demande à votre site : {count, plural, =0 {tout y est} one {# point à écrire} other {# points à écrire}}',
      'What the law asks of your site: {count, plural, =0 {all is there} one {# thing to write} other {# things to write}}',
    ],
    done: ['fait', 'done'],
    open: ['à écrire', 'to write'],
    names: {
      company: ['Nom, forme, adresse, SIRET, TVA', 'Name, form, address, SIRET, VAT'],
      phone: ['Téléphone', 'Telephone'],
      email: ['Adresse e-mail', 'E-mail address'],
      director: ['Directeur de la publication', 'Director of publication'],
      host: ['Hébergeur, avec son adresse', 'Host, with its address'],
      dataProtection: ['Données personnelles, droits et CNIL', 'Personal data, rights and CNIL'],
      mediator: ['Médiateur de la consommation', 'Consumer mediator'],
      terms: ['Conditions de vente', 'Terms of sale'],
      withdrawal: ['Droit de rétractation', 'Right of withdrawal'],
    },
  },
  history: {
    open: ['Versions', 'Versions'],
    title: ['Versions enregistrées', 'Saved versions'],
    beginning: ['Textes fournis au départ', 'Texts that the site began with'],
    by: ['Version {version}, par {name}', 'Version {version}, by {name}'],
    current: ['en ligne', 'online'],
    look: ['Regarder', 'Look at it'],
    takeBack: ['Reprendre', 'Take it back'],
    taken: [
      'La version {version} est dans le formulaire. Enregistrez pour la mettre en ligne.',
      'Version {version} is in the form. Save to put it online.',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    siteTexts: typeof siteTexts;
  }
}
