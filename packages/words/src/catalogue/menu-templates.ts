import type { MenuTemplateInput } from '@traiteur/contract/catalogue/menu-templates.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const menuTemplates = {
  title: ['Modèles de menus', 'Menu templates'],
  add: ['Garder un modèle', 'Keep a template'],
  count: [
    '{count, plural, =0 {aucun modèle de menus} one {# modèle de menus} other {# modèles de menus}}',
    '{count, plural, =0 {no menu templates} one {# menu template} other {# menu templates}}',
  ],
  fields: {
    name: ['Nom', 'Name'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Exclude<keyof MenuTemplateInput, 'span' | 'days'>>,
} as const;

declare module '../nouns.ts' {
  interface NounWords {
    menuTemplates: typeof menuTemplates;
  }
}
