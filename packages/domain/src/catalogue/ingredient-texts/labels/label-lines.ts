import { readFileSync } from 'node:fs';
import type { Locale } from '../../../text/language.ts';

export interface LabelLine {
  locale: Locale;
  text: string;
  contains: string[];
  mayContain: string[];
}

export const readLabelLines = (name: string): LabelLine[] =>
  readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [locale = '', contains = '', mayContain = '', text = ''] = line.split(' | ');
      const codes = (list: string) => (list === '-' ? [] : list.split(', ').sort());
      return { locale: locale === 'en' ? 'en' : 'fr', text, contains: codes(contains), mayContain: codes(mayContain) };
    });
