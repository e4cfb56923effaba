import type { Phrase } from '../phrases/phrase.ts';

/** The table of a client. */
export const shopEaters = {
  title: ['Qui mange', 'Who eats'],
  hint: [
    'Chacun ses allergies : en commandant, vous dites pour qui est chaque plat.',
    'Everybody has their own allergies: when you order, you say whom each meal is for.',
  ],
  alone: [
    'Un enfant, un invité ? Ajoutez qui mange avec vous : chacun a ses propres allergies.',
    'A child, a guest? Add who eats with you: everybody has their own allergies.',
  ],
  client: ['{name} (vous)', '{name} (you)'],
  noAllergies: ['Aucune allergie ni intolérance.', 'No allergy and no intolerance.'],
  allergiesUnknown: ['Allergies pas encore indiquées.', 'Allergies not told yet.'],
  add: ['Ajouter quelqu’un', 'Add somebody'],
  name: ['Prénom', 'First name'],
  reacts: ['À quoi réagit cette personne ?', 'What does this person react to?'],
  hasNone: ['Elle n’a aucune allergie ni intolérance', 'They have no allergy and no intolerance'],
  change: ['Modifier {name}', 'Change {name}'],
  remove: ['Retirer {name}', 'Remove {name}'],
  removeAsk: ['Retirer {name} de votre table ?', 'Take {name} from your table?'],
  removeGoes: [
    'Ses allergies sont effacées de votre compte. Les commandes passées gardent son prénom.',
    'Their allergies leave your account. Past orders keep their first name.',
  ],
  removeYes: ['Oui, retirer', 'Yes, remove'],
  removed: ['{name} n’est plus à votre table.', '{name} is at your table no more.'],
  inUse: [
    'Un plat à venir est pour {name} : annulez la commande, ou revenez après sa livraison.',
    'A meal to come is for {name}: cancel the order, or come back after its delivery.',
  ],
} as const satisfies Record<string, Phrase>;
