import type { Bilingual } from '@traiteur/domain/text/language.ts';

/** French VAT on food (articles 278-0 bis and 279 of the Code général des impôts), in thousandths of a percent. */
export const demoTaxRates = [
  {
    key: 'packaged',
    name: { fr: '5,5 % – à conserver', en: '5.5% – packaged to keep' },
    components: [{ name: 'TVA 5,5 %', rate: 5500 }],
  },
  {
    key: 'readyToEat',
    name: { fr: '10 % – à consommer aussitôt', en: '10% – ready to eat' },
    components: [{ name: 'TVA 10 %', rate: 10000 }],
  },
  {
    key: 'standard',
    name: { fr: '20 % – taux normal', en: '20% – standard rate' },
    components: [{ name: 'TVA 20 %', rate: 20000 }],
  },
] as const satisfies readonly {
  key: string;
  name: Bilingual;
  components: readonly { name: string; rate: number }[];
}[];

export type TaxRateKey = (typeof demoTaxRates)[number]['key'];
