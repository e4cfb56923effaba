import type { MenuWarning, WatchedAllergen } from '@traiteur/domain/catalogue/menu-outlook.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const menuPlans = {
  title: ['Planning des menus', 'Menu planning'],
  subtitle: ['semaine du {date}', 'week of {date}'],
  count: [
    '{count, plural, =0 {aucun menu planifié} one {# menu planifié} other {# menus planifiés}}',
    '{count, plural, =0 {no planned menus} one {# planned menu} other {# planned menus}}',
  ],
  fields: {
    choices: ['Plats au choix', 'Dishes to choose from'],
    publishedOn: ['Publié le', 'Published on'],
  },
  previous: ['Semaine précédente', 'Week before'],
  next: ['Semaine suivante', 'Week after'],
  thisWeek: ['Cette semaine', 'This week'],
  board: ['Les menus de la semaine', 'The menus of the week'],
  keys: [
    'Flèches : d’une place à l’autre. Entrée ou une lettre : choisir un plat. Alt et une flèche : déplacer. Suppr : retirer. Ctrl C, Ctrl V : copier un jour. Ctrl Z : annuler.',
    'Arrows: from place to place. Enter or a letter: choose a dish. Alt and an arrow: move it. Delete: take it off. Ctrl C, Ctrl V: copy a day. Ctrl Z: undo.',
  ],
  filled: ['{count} / {all}', '{count} / {all}'],
  filledLong: [
    '{count, plural, one {# plat} other {# plats}} sur {all}',
    '{count, plural, one {# dish} other {# dishes}} of {all}',
  ],
  choose: ['Choisir', 'Choose'],
  chooseFor: ['Choisir un plat pour {day}', 'Choose a dish for {day}'],
  moveDish: ['Déplacer {dish} à un autre jour', 'Move {dish} to another day'],
  off: ['Retirer {dish}', 'Take {dish} off'],
  also: ['servi {days} aussi', 'served {days} too'],
  here: ['déjà ce jour-là', 'on that day already'],
  found: ['{count, plural, one {# plat} other {# plats}}', '{count, plural, one {# dish} other {# dishes}}'],
  notFound: ['Aucun plat de ce nom.', 'No dish by that name.'],
  groups: {
    rested: ['Pas servis cette semaine', 'Not served this week'],
    served: ['Déjà cette semaine', 'This week already'],
  },
  ago: [
    '{days, plural, one {servi hier} other {pas depuis # jours}}',
    '{days, plural, one {served yesterday} other {not for # days}}',
  ],
  never: ['jamais encore', 'never yet'],
  state: {
    none: ['suit les jours de vente', 'follows the weekdays'],
    draft: ['brouillon', 'draft'],
    later: ['publié le {date}', 'published on {date}'],
    published: ['publié', 'published'],
    over: ['passé', 'over'],
  },
  orders: ['{count, plural, one {# commande} other {# commandes}}', '{count, plural, one {# order} other {# orders}}'],
  vegetarian: ['{count, plural, one {# végétarien} other {# végétariens}}', '{count, plural, other {# vegetarian}}'],
  withoutCount: ['{name} : {count}', '{name}: {count}'],
  without: {
    gluten: ['sans gluten', 'gluten-free'],
    milk: ['sans lait', 'dairy-free'],
    eggs: ['sans œufs', 'egg-free'],
    nuts: ['sans fruits à coque', 'nut-free'],
  } as const satisfies PhraseFor<WatchedAllergen>,
  warnings: {
    'too-few': [
      '{count, plural, one {# place à remplir} other {# places à remplir}}',
      '{count, plural, one {# place to fill} other {# places to fill}}',
    ],
    'no-vegetarian': ['aucun végétarien', 'nothing vegetarian'],
    'none-without': ['aucun plat {name}', 'nothing {name}'],
    twice: [
      '{count, plural, one {# plat deux fois cette semaine} other {# plats deux fois cette semaine}}',
      '{count, plural, one {# dish twice this week} other {# dishes twice this week}}',
    ],
    'too-rich': ['plus de 800 kcal ou de 2,4 g de sel : {dishes}', 'above 800 kcal or 2.4 g of salt: {dishes}'],
    'not-sold': ['plus en vente : {dishes}', 'not for sale: {dishes}'],
  } as const satisfies PhraseFor<MenuWarning['kind']>,
  noDays: [
    'Aucun jour de livraison cette semaine. Les créneaux disent quand la maison livre.',
    'No delivery days this week. The schedules say when the house delivers.',
  ],
  noPermanent: [
    'Aucune catégorie n’est « toujours à la carte » : un jour publié ne proposera que ses plats au choix, ni boissons ni desserts.',
    'No category is “always on the menu”: a published day will offer its choices alone, neither drinks nor desserts.',
  ],
  toCategories: ['Choisir les catégories', 'Choose the categories'],
  day: {
    actions: ['Actions pour {day}', 'Actions for {day}'],
    publish: ['Publier ce jour', 'Publish this day'],
    withdraw: ['Repasser en brouillon', 'Back to a draft'],
    copy: ['Copier le jour', 'Copy the day'],
    paste: ['Coller le jour copié', 'Paste the copied day'],
    clear: ['Tout retirer', 'Take everything off'],
  },
  said: {
    added: ['{dish} : {day}, place {place}', '{dish}: {day}, place {place}'],
    off: ['{dish} retiré de {day}', '{dish} taken off {day}'],
    copied: ['{day} copié', '{day} copied'],
    pasted: [
      '{day} : {count, plural, one {# plat collé} other {# plats collés}}',
      '{day}: {count, plural, one {# dish} other {# dishes}} pasted',
    ],
    cleared: ['{day} vidé', '{day} emptied'],
    withdrawn: ['{day} : de nouveau un brouillon', '{day}: a draft again'],
    there: ['{dish} est déjà au menu de {day}', '{dish} is on the menu of {day} already'],
    undone: ['Annulé', 'Undone'],
  },
  undo: ['Annuler', 'Undo'],
  lost: {
    title: ['Des commandes comptent sur ces plats', 'Orders rely on these dishes'],
    text: [
      'Le {day} ne proposera plus ces plats. Les commandes ci-dessous les gardent : prévenez la cuisine, ou appelez les clients.',
      'On {day} these dishes will be offered no more. The orders below keep them: tell the kitchen, or ring the clients.',
    ],
    portions: [
      '{count, plural, one {# portion} other {# portions}}',
      '{count, plural, one {# portion} other {# portions}}',
    ],
    confirm: ['Changer le menu, les commandes gardent leurs plats', 'Change the menu, orders keep their dishes'],
  },
  publish: {
    button: [
      '{count, plural, one {Publier # jour} other {Publier # jours}}',
      '{count, plural, one {Publish # day} other {Publish # days}}',
    ],
    none: ['Rien à publier cette semaine', 'Nothing to publish this week'],
    when: ['Quand', 'When'],
    now: ['Tout de suite', 'At once'],
    date: ['Le jour dit', 'On a date'],
    on: ['Date de publication', 'Date of publication'],
    text: [
      'Une fois publié, un jour ne propose plus que ses plats au choix et ce qui est toujours à la carte, sur le site comme au téléphone.',
      'Once published, a day offers its choices and what is always on the menu and nothing else, on the site and on the phone alike.',
    ],
    ready: ['rien ne manque', 'nothing is missing'],
    done: [
      '{count, plural, one {# jour publié} other {# jours publiés}}',
      '{count, plural, one {# day published} other {# days published}}',
    ],
  },
  copy: {
    button: ['Copier une semaine', 'Copy a week'],
    from: ['Copier la semaine du', 'Copy the week of'],
    replace: ['Remplacer les brouillons de la semaine affichée', 'Replace the drafts of the week on screen'],
    run: ['Copier ici', 'Copy here'],
    done: [
      '{count, plural, =0 {Rien à copier} one {# jour copié} other {# jours copiés}}',
      '{count, plural, =0 {Nothing to copy} one {# day copied} other {# days copied}}',
    ],
  },
  rested: {
    title: ['Pas au menu cette semaine, les plus anciens d’abord', 'Not on this week’s menus, longest rest first'],
    filter: ['Filtrer', 'Filter'],
    vegetarian: ['Végétariens', 'Vegetarian'],
    add: ['Mettre au menu de {day}', 'Put on the menu of {day}'],
    none: ['Rien ne reste avec ces filtres.', 'Nothing is left with these filters.'],
  },
  templates: {
    button: ['Modèles', 'Templates'],
    empty: [
      'Aucun modèle pour l’instant : une semaine réussie fait le premier.',
      'No templates yet: a good week makes the first.',
    ],
    save: ['Garder comme modèle', 'Keep as a template'],
    what: ['Ce qu’il contient', 'What it holds'],
    week: ['Toute la semaine', 'The whole week'],
    name: ['Nom du modèle', 'Name of the template'],
    kept: ['Modèle gardé', 'Template kept'],
    removed: ['Modèle supprimé', 'Template removed'],
    remove: ['Supprimer {name}', 'Remove {name}'],
    span: {
      week: [
        '{count, plural, one {semaine de # jour} other {semaine de # jours}}',
        '{count, plural, one {week of # day} other {week of # days}}',
      ],
      day: [
        '{count, plural, one {un jour, # plat} other {un jour, # plats}}',
        '{count, plural, one {a day, # dish} other {a day, # dishes}}',
      ],
    },
    turns: ['Faire tourner', 'Rotate'],
    turnsHint: [
      'Les modèles cochés se suivent d’une semaine à l’autre, en brouillon, à partir de la semaine affichée.',
      'The ticked templates follow each other week by week, as drafts, from the week on screen.',
    ],
    weeks: ['Nombre de semaines', 'Number of weeks'],
    apply: [
      '{weeks, plural, one {Remplir # semaine} other {Remplir # semaines}}',
      '{weeks, plural, one {Fill # week} other {Fill # weeks}}',
    ],
    choose: ['Cochez un modèle au moins', 'Tick at least one template'],
    done: [
      '{count, plural, =0 {Aucun jour à remplir} one {# jour rempli} other {# jours remplis}}',
      '{count, plural, =0 {No day to fill} one {# day filled} other {# days filled}}',
    ],
  },
} as const;

declare module '../nouns.ts' {
  interface NounWords {
    menuPlans: typeof menuPlans;
  }
}
