import type { Phrase } from '../phrases/phrase.ts';

export const wantedAreas = {
  title: ['Où l’on vous demande', 'Where people ask for you'],
  explained: [
    'Codes postaux hors de vos zones que des visiteurs du site ont demandés. Dès qu’une zone en sert un, ils reçoivent un e-mail, une seule fois.',
    'Postal codes outside your zones that visitors of the site asked for. As soon as a zone serves one, they get a mail, once.',
  ],
  empty: ['Personne n’a rien demandé hors de vos zones.', 'Nobody has asked for anything outside your zones.'],
  postalCode: ['Code postal', 'Postal code'],
  city: ['Ville', 'City'],
  wishes: ['Demandes', 'People'],
  lastAt: ['Dernière demande', 'Last asked'],
  more: ['Voir la suite', 'Show more'],
  forget: ['Oublier une adresse e-mail', 'Forget an e-mail address'],
  email: ['Adresse e-mail', 'E-mail address'],
  forgetSubmit: ['Oublier', 'Forget'],
  forgotten: [
    '{count, plural, =0 {Cette adresse n’a rien demandé.} one {Une demande est oubliée.} other {# demandes sont oubliées.}}',
    '{count, plural, =0 {This address asked for nothing.} one {One wish is forgotten.} other {# wishes are forgotten.}}',
  ],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    wantedAreas: typeof wantedAreas;
  }
}
