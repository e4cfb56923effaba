import { useFront } from '@traiteur/front/front.ts';
import { fill } from '@traiteur/front/routing/screen.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { screenNamed } from '../addresses.ts';
import type { Noun } from '../noun/noun.ts';
import { nouns } from '../nouns.ts';
import { useRecordTexts } from '../noun/use-record-texts.ts';
import type { Stored } from './use-record.ts';

/** Shows a toast that names the saved record, with a link where it has a screen. */
export function useSavedNews(tag: string) {
  const words = useTranslations('forms');
  const texts = useRecordTexts();
  const { isOffered } = useFront();
  const navigate = useNavigate();
  const noun = (nouns as readonly Noun[]).find((candidate) => candidate.tag === tag);
  const screen = screenNamed(noun?.shownOn ?? '');

  return (news: 'added' | 'saved', record: Stored | undefined, undo?: () => void) => {
    // The compiler cannot know that the record fits the noun's `nameOf`.
    const name = record && noun?.nameOf?.(record as never, texts);
    const message = name ? words(`${news}Named`, { name }) : words(news);
    // A shared screen without `:id` is the one where the record was saved, so it needs no link.
    const isOpened = record && screen && screen.fr.includes(':id') && isOffered(screen);
    const to = isOpened && fill(screen[texts.locale], { id: record.id });
    toast.success(message, {
      ...(to && { link: { label: words('open'), to, open: () => void navigate(to) } }),
      ...(undo && { undo: { label: words('undo'), run: undo } }),
    });
  };
}
