import type { housePaths } from '@traiteur/contract/site/house-paths.ts';
import { type OptionalPage, optionalPages } from '@traiteur/contract/site/house-texts.ts';
import * as z from 'zod/mini';

/** One section per page, and the brand; each has an address. */
export const sections = ['home', 'brand', 'questions', 'contact', 'about', 'terms', 'legal'] as const;
export type Section = (typeof sections)[number];

export const sectionQuery = z.object({ section: z._default(z.enum(sections), 'home') });

/** The page that shows a section. */
export const pageOf = (section: Section): keyof typeof housePaths => (section === 'brand' ? 'home' : section);

/** Whether the house may switch the section's page off. */
export const isOptional = (section: Section): section is OptionalPage => optionalPages.some((page) => page === section);

/** The sections with a fault or a change, by a part of the form's state. A page's switch belongs to its section. */
export function sectionsIn(state: Readonly<Record<string, unknown>>): Section[] {
  const pages = state['pages'] as Readonly<Record<string, unknown>> | undefined;
  return sections.filter((section) => isTold(state[section]) || isTold(pages?.[section]));
}

/** A field is marked by true or by its fault; lists and groups contain those of their fields. */
function isTold(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === true;
  return 'message' in part || Object.values(part).some(isTold);
}
