import { useKitSettings } from './kit-settings.ts';
import { useLanguageTag } from './use-language-tag.ts';

/** Dates and times as the page's language and the house's English write them. Moments are of the house's zone, unless `parts` names another. */
export function useDateFormat() {
  const tag = useLanguageTag();
  const { timeZone } = useKitSettings();
  const formatFor = (parts: Intl.DateTimeFormatOptions) => formatOf(tag, { timeZone, ...parts });
  return {
    date: (moment: Date, parts: Intl.DateTimeFormatOptions) => formatFor(parts).format(moment),
    span: (from: Date, to: Date, parts: Intl.DateTimeFormatOptions) => formatFor(parts).formatRange(from, to),
  };
}

// Kept, because building one costs a hundred times more than using it, and a list writes hundreds of dates.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, parts);
  formats.set(key, format);
  return format;
}
