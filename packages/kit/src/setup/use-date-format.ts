import { useKitSettings } from './kit-settings.ts';
import { useLanguageTag } from './use-language-tag.ts';

/** Formats for the page's language and the house's English, in the house's time zone unless `parts` names another. */
export function useDateFormat() {
  const tag = useLanguageTag();
  const { timeZone } = useKitSettings();
  const formatFor = (parts: Intl.DateTimeFormatOptions) => formatOf(tag, { timeZone, ...parts });
  return {
    date: (moment: Date, parts: Intl.DateTimeFormatOptions) => formatFor(parts).format(moment),
    span: (from: Date, to: Date, parts: Intl.DateTimeFormatOptions) => formatFor(parts).formatRange(from, to),
  };
}

// Cached: building a format costs a hundred times more than using it, and a list shows hundreds of dates.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(parts);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, parts);
  formats.set(key, format);
  return format;
}
