import type { Bilingual } from '@traiteur/domain/text/language.ts';

/** The last word of an order's address: the action that it opens. */
export const addressActions = {
  print: { fr: 'imprimer', en: 'print' },
  cancel: { fr: 'annuler', en: 'cancel' },
  refund: { fr: 'rembourser', en: 'refund' },
} as const satisfies Record<string, Bilingual>;

export const asksFor = (action: keyof typeof addressActions, end: string | undefined): boolean =>
  Object.values<string | undefined>(addressActions[action]).includes(end);
