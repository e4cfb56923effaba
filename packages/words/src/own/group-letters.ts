import type { Phrase } from '../phrases/phrase.ts';

/** What guests and the host of a group order are told by mail. None of them says what anybody reacts to. */
export const groupLetters = {
  greeting: ['Bonjour {name},', 'Hello {name},'],
  dish: ['{quantity} × {dish} ({size})', '{quantity} × {dish} ({size})'],
  reminder: {
    subject: ['Repas du {date} : choisissez avant {moment}', 'Meal of {date}: choose by {moment}'],
    asked: [
      '{host} vous invite à choisir votre repas du {date} (livraison {span}). Vous n’avez pas encore choisi.',
      '{host} invites you to choose your meal of {date} (delivery {span}). You have not chosen yet.',
    ],
    until: ['Vous pouvez choisir jusqu’au {moment}.', 'You can choose until {moment}.'],
    choose: ['Choisir mon repas', 'Choose my meal'],
    why: [
      '{host} nous a donné votre adresse pour ce repas. C’est notre seul rappel, et elle ne sert à rien d’autre.',
      '{host} gave us your address for this meal. This is our only reminder, and it is used for nothing else.',
    ],
  },
  ordered: {
    subject: ['Votre repas du {date} est commandé', 'Your meal of {date} is ordered'],
    happened: [
      'La commande de {host} est passée. Voici votre part, livrée le {date}, {span}.',
      'The order of {host} is placed. This is your share, delivered on {date}, {span}.',
    ],
    title: ['Votre repas', 'Your meal'],
  },
  partly: {
    subject: ['Repas du {date} : un plat n’a pas pu être commandé', 'Meal of {date}: a dish could not be ordered'],
    happened: [
      'La commande de {host} pour le {date} est passée, mais tout ce que vous aviez choisi n’a pas pu l’être : un plat s’est épuisé, n’est plus vendu, dépasse le budget, ou ne vous convient plus.',
      'The order of {host} for {date} is placed, but not all that you had chosen could be: a dish ran out, is sold no more, is above the budget, or no longer suits you.',
    ],
    dropped: ['Pas commandé', 'Not ordered'],
    next: ['Pour un autre plat, appelez-nous sans tarder.', 'For another dish, call us soon.'],
  },
  missed: {
    subject: ['Repas du {date} : la commande est partie sans vous', 'Meal of {date}: it was ordered without you'],
    happened: [
      'La commande de {host} pour le {date} est close, et vous n’aviez pas choisi de plat.',
      'The order of {host} for {date} is closed, and you had not chosen a meal.',
    ],
  },
  notOrdered: {
    subject: ['Repas du {date} : rien n’est commandé', 'Meal of {date}: nothing is ordered'],
    happened: [
      'La commande de {host} pour le {date} n’a pas été passée : ce que vous aviez choisi ne sera pas livré.',
      'The order of {host} for {date} was not placed: what you had chosen will not be delivered.',
    ],
  },
  scarce: {
    subject: [
      'Repas du {date} : un plat est épuisé, choisissez-en un autre',
      'Meal of {date}: a dish has run out, choose another',
    ],
    happened: [
      'Depuis votre choix pour le repas du {date}, il n’y a plus assez de portions. Vous pouvez choisir autre chose jusqu’au {moment}.',
      'Since you chose for the meal of {date}, there are no longer enough portions. You can choose something else until {moment}.',
    ],
    title: ['Plus disponible', 'No longer available'],
    choose: ['Choisir un autre plat', 'Choose another dish'],
    otherwise: [
      'Sans autre choix, ce plat sera laissé de côté et le reste commandé.',
      'Without another choice this dish is left out, and the rest is ordered.',
    ],
  },
  moved: {
    subject: ['Votre repas change : {date}, {span}', 'Your meal has changed: {date}, {span}'],
    happened: [
      'Le repas auquel {host} vous invite a changé : il sera livré le {date}, {span}.',
      'The meal that {host} invites you to has changed: it will be delivered on {date}, {span}.',
    ],
    see: ['Voir mon repas', 'See my meal'],
    elsewhere: [
      'L’adresse de livraison a changé : demandez-la à {host}.',
      'The delivery address has changed: ask {host} for it.',
    ],
  },
  cancelled: {
    subject: ['Repas du {date} : la commande est annulée', 'Meal of {date}: the order is cancelled'],
    happened: [
      'La commande de {host} pour le {date}, {span}, est annulée : votre repas ne sera pas livré.',
      'The order of {host} for {date}, {span}, is cancelled: your meal will not be delivered.',
    ],
  },
  refunded: {
    subject: ['Repas du {date} : nous vous remboursons', 'Meal of {date}: we pay you back'],
    happened: [
      'Vous aviez réglé par carte ce qui dépassait le budget de {host} pour le {date}. Nous vous rendons {amount}, car ce montant n’est plus dû.',
      'You paid by card what was above the budget of {host} for {date}. We give {amount} back to you, as it is no longer due.',
    ],
    when: ['La carte est recréditée sous cinq à dix jours.', 'The card is credited within five to ten days.'],
  },
  host: {
    see: ['Voir la commande de groupe', 'See the group order'],
    placed: {
      subject: ['Commande de groupe du {date} : passée', 'Group order of {date}: placed'],
      happened: [
        'Votre commande de groupe est close : la commande {number} est passée, pour le {date}, {span}.',
        'Your group order is closed: order {number} is placed, for {date}, {span}.',
      ],
    },
    obstacle: {
      subject: ['Commande de groupe du {date} : à modifier', 'Group order of {date}: to be changed'],
      happened: [
        'Telle quelle, votre commande de groupe du {date} ne pourra pas être passée. {why} Vous pouvez la modifier jusqu’au {moment}.',
        'As it stands, your group order of {date} cannot be placed. {why} You can change it until {moment}.',
      ],
    },
    empty: {
      subject: ['Commande de groupe du {date} : rien à commander', 'Group order of {date}: nothing to order'],
      happened: [
        'Votre commande de groupe est close, et aucun plat n’a pu être commandé : rien ne sera livré.',
        'Your group order is closed, and no dish could be ordered: nothing will be delivered.',
      ],
    },
    refused: {
      subject: ['Commande de groupe du {date} : pas passée', 'Group order of {date}: not placed'],
      happened: [
        'Votre commande de groupe est close, mais elle n’a pas pu être passée. {why} Rien ne sera livré, sauf si vous la rouvrez à temps.',
        'Your group order is closed, but could not be placed. {why} Nothing will be delivered unless you open it again in time.',
      ],
    },
    belowMinimum: ['Le minimum de livraison n’est pas atteint.', 'It does not reach the minimum for a delivery.'],
    opened: {
      subject: ['Commande de groupe du {date} : ouverte', 'Group order of {date}: open'],
      happened: [
        'Comme chaque semaine, votre commande de groupe du {date} est ouverte, jusqu’au {moment}. Le lien que vous avez partagé mène à elle.',
        'As each week, your group order of {date} is open, until {moment}. The link that you shared leads to it.',
      ],
    },
    guests: ['Qui a choisi', 'Who has chosen'],
    dropped: ['N’a pas pu être commandé', 'Could not be ordered'],
    nobody: ['N’ont rien choisi', 'Have chosen nothing'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;
