import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { usualColours } from '@traiteur/domain/site/brand-colours.ts';
import { usualHours } from '@traiteur/domain/site/opening-hours.ts';
import type { Phrase } from '../phrases/phrase.ts';

const bilingual = ([fr, en]: Phrase) => ({ fr, en });
const noText = { fr: '', en: '' };

const home = {
  title: bilingual(['Mangez bien, sans y penser.', 'Eat well without a second thought.']),
  subtitle: bilingual([
    'des plats sains, cuisinés et livrés chez vous',
    'healthy meals, cooked and brought to your door',
  ]),
  description: bilingual([
    '{maison} cuisine des plats sains et les livre chez vous sous {promesse}. Allergies et intolérances prises au sérieux.',
    '{brand} cooks healthy meals and brings them to your door within {promise}. Allergies and intolerances taken seriously.',
  ]),
  promises: [
    bilingual(['Allergies et intolérances prises au sérieux', 'Allergies and intolerances taken seriously']),
    bilingual(['Des plats « {végétarien} » à la carte', '“{vegetarian}” meals on the menu']),
  ],
  how: {
    title: bilingual(['Comment ça marche', 'How it works']),
    steps: [
      {
        title: bilingual(['Choisissez votre jour', 'Pick your day']),
        text: bilingual([
          'La carte change avec les jours.\n\nOn commande jusqu’à {préavis} avant la livraison.',
          'The menu changes with the days.\n\nYou can order up to {notice} before delivery.',
        ]),
      },
      {
        title: bilingual(['Dites ce que vous évitez', 'Say what you avoid']),
        text: bilingual([
          'Chaque plat vous dit alors s’il vous convient, s’il peut contenir des traces, ou s’il en contient.',
          'Each meal then tells you whether it suits you, may contain traces, or contains it.',
        ]),
      },
      {
        title: bilingual(['Réchauffez, c’est prêt', 'Warm it up, and eat']),
        text: bilingual([
          'Cuisiné le jour même, livré à l’heure que vous avez choisie, avec l’étiquette complète.',
          'Cooked that very day, delivered at the time you chose, with its full label.',
        ]),
      },
    ],
  },
} satisfies SiteTextsInput['home'];

const questions = [
  {
    question: bilingual(['Jusqu’à quand puis-je commander ?', 'Until when can I order?']),
    answer: bilingual([
      'Jusqu’à {préavis} avant votre créneau. Commandé aujourd’hui, livré sous {promesse}.',
      'Up to {notice} before your delivery time. Order today, delivered within {promise}.',
    ]),
  },
  {
    question: bilingual(['Combien coûte la livraison ?', 'How much is delivery?']),
    answer: bilingual([
      '{frais} en général. Votre adresse dit le montant exact avant de commander.\n\nElle est comprise à partir de {franco}.',
      '{fee} as a rule. Your address tells the exact amount before you order.\n\nIt is included from {free}.',
    ]),
  },
  {
    question: bilingual(['J’ai une allergie. Puis-je commander ?', 'I have an allergy. Can I order?']),
    answer: bilingual([
      'Oui : dites ce que vous devez éviter, et chaque plat vous dit s’il vous convient. Un plat qui contient l’un de vos allergènes ne vous est pas vendu.\n\nNotre cuisine travaille {allergènes} allergènes : des traces ne sont jamais exclues là où elles sont signalées.',
      'Yes: say what you must avoid, and each meal tells you whether it suits you. A meal that contains what you are allergic to is not sold to you.\n\nOur kitchen works with {allergens} allergens: where traces are mentioned, they cannot be ruled out.',
    ]),
  },
  {
    question: bilingual(['Y a-t-il un plat végétarien ?', 'Is there a vegetarian meal?']),
    answer: bilingual([
      'Oui : le filtre « {végétarien} » les montre tous.',
      'Yes: the “{vegetarian}” filter shows them all.',
    ]),
  },
  {
    question: bilingual(['Comment payer ?', 'How can I pay?']),
    answer: bilingual([
      'Vous payez {paiements}. Un numéro de carte ne passe jamais par nos serveurs.',
      'You pay {payments}. A card number never goes through our servers.',
    ]),
  },
  {
    question: bilingual(['Puis-je annuler ?', 'Can I cancel?']),
    answer: bilingual([
      'Oui, depuis la page de votre commande, jusqu’à la limite de commande de votre créneau.',
      'Yes, from the page of your order, until the ordering deadline of your delivery time.',
    ]),
  },
] satisfies SiteTextsInput['questions'];

const legal = [
  {
    title: bilingual(['Hébergement', 'Hosting']),
    text: bilingual(['Ce site est hébergé par son éditeur.', 'This site is hosted by its publisher.']),
  },
  {
    title: bilingual(['Vos données', 'Your data']),
    text: bilingual([
      'Nous gardons ce qu’il faut pour cuisiner et livrer vos commandes : vos coordonnées, vos adresses, vos allergies et vos commandes. Nous ne les donnons à personne. Vous pouvez les lire et les corriger dans votre compte.',
      'We keep what it takes to cook and deliver your orders: your details, addresses, allergies and orders. We give them to nobody. You can read and correct them in your account.',
    ]),
  },
  {
    title: bilingual(['Cookies', 'Cookies']),
    text: bilingual([
      'Nos cookies sont tous à nous : votre langue, ce que vous évitez et, si vous avez un compte, qui mange à votre table, votre connexion et l’appareil où vous l’avez ouverte. Aucun ne vous suit.',
      'Our cookies are all our own: your language, what you avoid and, if you have an account, who eats at your table, your sign-in and the device you used for it. None follows you.',
    ]),
  },
] satisfies SiteTextsInput['legal'];

/** Default texts until the house writes its own. */
export const usualSiteTexts = (brand: string): SiteTextsInput => ({
  brand: { name: brand, logoId: null, colours: usualColours },
  home,
  questions,
  contact: { phone: '', email: '', text: noText, hours: [usualHours], hoursNote: noText },
  legal,
  terms: noText,
  about: noText,
  pages: { about: false, questions: true, contact: true, terms: false },
});
