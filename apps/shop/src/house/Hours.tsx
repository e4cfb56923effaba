import { languageTag } from '@traiteur/domain/text/language.ts';
import { hoursTexts } from '@traiteur/words/site/opening-hours.ts';
import { useVisit } from '../site/island/visit-context.ts';
import { useSaying } from '../texts/saying.ts';

export function Hours() {
  const say = useSaying();
  const { site, locale, world } = useVisit();
  const { hours, hoursNote } = site.contact;
  const note = say(hoursNote);
  return (
    <>
      {hoursTexts(hours, languageTag(locale, world.english)).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {note && <p className="hint">{note}</p>}
    </>
  );
}
