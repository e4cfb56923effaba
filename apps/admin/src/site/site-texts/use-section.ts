import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sectionQuery, sectionsIn } from './sections.ts';

export type ShownLanguage = Locale | 'both';

/** The section and languages shown. A refused save shows the first section with a fault and focuses the fault. */
export function useSection({ formState }: UseFormReturn<SiteTextsInput, unknown, SiteTextsInput>) {
  const { query, change } = useQueryInAddress(sectionQuery);
  const { section } = query;
  const [choice, choose] = useState<{ language: ShownLanguage; submits: number }>({ language: 'both', submits: 0 });
  const fields = useRef<HTMLDivElement>(null);
  const looksForFault = useRef(false);
  const { submitCount, errors, isSubmitSuccessful } = formState;
  // A fault may be in the language that is not shown.
  const isRefused = submitCount > 0 && submitCount !== choice.submits && !isSubmitSuccessful;
  const language = isRefused ? 'both' : choice.language;
  const showFault = useEffectEvent(() => {
    const faulty = sectionsIn(errors);
    const [first] = faulty;
    if (first === undefined) return;
    looksForFault.current = true;
    if (!faulty.includes(section)) change({ section: first });
  });
  useEffect(() => {
    if (submitCount > 0) showFault();
  }, [submitCount]);
  useEffect(() => {
    const fault =
      looksForFault.current && fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (!fault) return;
    looksForFault.current = false;
    fault.focus();
  });
  return {
    section,
    language,
    setLanguage: (next: ShownLanguage) => choose({ language: next, submits: submitCount }),
    fields,
  };
}
