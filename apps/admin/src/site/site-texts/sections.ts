import type { housePaths } from '@traiteur/contract/site/house-paths.ts';
import { type OptionalPage, optionalPages } from '@traiteur/contract/site/house-texts.ts';
import * as z from 'zod/mini';

/** The parts in which the texts are written, each at an address of its own: one for each page, and the brand. */
export const sections = ['home', 'brand', 'questions', 'contact', 'about', 'terms', 'legal'] as const;
export type Section = (typeof sections)[number];

/** Which of them stands on the screen, in its address. */
export const sectionQuery = z.object({ section: z._default(z.enum(sections), 'home') });

/** The page on which a section is read. */
export const pageOf = (section: Section): keyof typeof housePaths => (section === 'brand' ? 'home' : section);

/** Whether the house may switch the page of a section off. */
export const isOptional = (section: Section): section is OptionalPage => optionalPages.some((page) => page === section);

/** The sections of which the form's state tells something: a fault, a change. Whether a page is shown belongs to its section. */
export function sectionsIn(state: Readonly<Record<string, unknown>>): Section[] {
  const pages = state['pages'] as Readonly<Record<string, unknown>> | undefined;
  return sections.filter((section) => isTold(state[section]) || isTold(pages?.[section]));
}

/** A field is told of by true or by its fault; lists and groups hold those of their fields. */
function isTold(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === true;
  return 'message' in part || Object.values(part).some(isTold);
}
