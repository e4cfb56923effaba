import type { LanguageTag } from '@traiteur/domain/text/language.ts';

export const typedForms: Record<LanguageTag, { date: string; time: string; moment: string }> = {
  'fr-FR': { date: 'jj/mm/aaaa', time: 'hh:mm', moment: 'jj/mm/aaaa hh:mm' },
  'en-US': { date: 'mm/dd/yyyy', time: 'hh:mm am', moment: 'mm/dd/yyyy hh:mm am' },
  'en-GB': { date: 'dd/mm/yyyy', time: 'hh:mm', moment: 'dd/mm/yyyy hh:mm' },
};
