import type { Mention } from '../money/missing-mentions.ts';
import { plainText } from '../text/slug.ts';

/** What the law wants to read of a site that sells (LCEN, art. 6; Code de la consommation, L111-1, L221-5). */
export const legalDuties = [
  'company',
  'phone',
  'email',
  'director',
  'host',
  'dataProtection',
  'mediator',
  'terms',
  'withdrawal',
] as const;
export type LegalDuty = (typeof legalDuties)[number];

interface WrittenTexts {
  contact: { phone: string; email: string };
  legal: readonly { title: { fr: string }; text: { fr: string } }[];
  terms: { fr: string };
  pages: { terms: boolean };
}

/** Mentions of invoices that the site needs as well. */
const mentionsOfSite: readonly Mention[] = [
  'legalName',
  'legalForm',
  'capital',
  'address',
  'postalCode',
  'city',
  'siret',
  'registry',
  'vatNumber',
];

/**
 * What is not written yet. Of free texts it is found by the words that nobody writes of anything else, in French, which
 * the law asks for: it reminds, it does not judge what is written.
 * @param gaps of the company, see `missingMentions`
 */
export function openDuties({ contact, legal, terms, pages }: WrittenTexts, gaps: readonly Mention[]): LegalDuty[] {
  const sections = legal.map(({ title, text }) => plainText(`${title.fr} ${text.fr}`));
  const conditions = pages.terms ? plainText(terms.fr) : '';
  const isWritten = (pattern: RegExp) => [...sections, conditions].some((text) => pattern.test(text));
  const isDone: Record<LegalDuty, boolean> = {
    company: !gaps.some((mention) => mentionsOfSite.includes(mention)),
    phone: contact.phone !== '',
    email: contact.email !== '',
    director: isWritten(/(direct|responsable).{0,20}publication/),
    // With the address or the telephone of the host, so with a number.
    host: sections.some((text) => /heberg/.test(text) && /\d/.test(text)),
    dataProtection: isWritten(/\bcnil\b/),
    mediator: isWritten(/mediat/),
    terms: conditions !== '',
    withdrawal: isWritten(/retractation/),
  };
  return legalDuties.filter((duty) => !isDone[duty]);
}
