import type { LabelSettingsInput } from '@traiteur/contract/kitchen/label-settings.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const labelSettings = {
  title: ['Réglages des étiquettes', 'Label settings'],
  subtitle: ['ce qu’elles disent quand le plat ne dit rien', 'what they say where a dish says nothing'],
  fields: {
    dry: ['Au sec', 'Dry'],
    chilled: ['Au frais', 'Chilled'],
    frozen: ['Surgelé', 'Frozen'],
    exemption: ['Dispense du tableau nutritionnel', 'Exemption from the nutrition table'],
  } as const satisfies PhraseFor<keyof LabelSettingsInput>,
  exempt: ['Le tableau nutritionnel', 'The nutrition table'],
  hints: {
    exemption: [
      'Le motif, si la maison en est dispensée (annexe V, 19\u202f: petites quantités, vente directe ou commerces locaux). Vide\u202f: le tableau est exigé. Le changement est noté au journal.',
      'The reason, where the house is exempt (annex V, 19: small quantities, sold directly or to local shops). Empty: the table is needed. The change is kept in the log.',
    ],
    keeping: ['Comme «\u202fÀ conserver entre 0 et 3\u00a0°C\u202f»', 'Such as “Keep between 0 and 3\u00a0°C”'],
    shelfLife: [
      '0\u202f: le jour même. Vide\u202f: chaque plat doit le dire',
      '0: that very day. Empty: each dish must say it',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    labelSettings: typeof labelSettings;
  }
}
