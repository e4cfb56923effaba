import type { Bilingual } from '@traiteur/domain/text/language.ts';

/** What the address of an order may end with: what is asked for there, in each language. */
export const addressActions = {
  print: { fr: 'imprimer', en: 'print' },
  cancel: { fr: 'annuler', en: 'cancel' },
  refund: { fr: 'rembourser', en: 'refund' },
} as const satisfies Record<string, Bilingual>;

/** Whether the end of an address asks for that. */
export const asksFor = (action: keyof typeof addressActions, end: string | undefined): boolean =>
  Object.values<string | undefined>(addressActions[action]).includes(end);
