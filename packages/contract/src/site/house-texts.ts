import { faintColours, brandColourNames } from '@traiteur/domain/site/brand-colours.ts';
import { isColour } from '@traiteur/domain/site/contrast.ts';
import { unknownFigures } from '@traiteur/domain/site/figures.ts';
import { isTangled } from '@traiteur/domain/site/is-tangled.ts';
import * as z from 'zod/mini';
import { phone } from '../clients/clients.ts';
import {
  colour,
  email,
  inEitherLanguage,
  localTime,
  oneForBoth,
  optionalText,
  text,
  visibleOrEmpty,
  weekday,
} from '../statement/fields.ts';

/** Only known figures in braces: others would appear as typed. */
const figures = z.refine<string>((sentence) => unknownFigures(sentence).length === 0, {
  params: { code: 'unknown-figure' },
});

/** Many signs of Markdown take so long to read that they would stop the site. */
const form = z.refine<string>((markdown) => !isTangled(markdown), { params: { code: 'too-much-form' } });

const siteText = (longest: number) => inEitherLanguage(visibleOrEmpty(longest).check(figures));
const optionalSiteText = (longest: number) =>
  z.strictObject({ fr: optionalText(longest).check(figures), en: optionalText(longest).check(figures) });
const markdown = (longest: number) => inEitherLanguage(visibleOrEmpty(longest).check(figures, form));
const optionalMarkdown = (longest: number) =>
  z.strictObject({ fr: optionalText(longest).check(figures, form), en: optionalText(longest).check(figures, form) });

const brandColours = z
  .strictObject({ accent: colour, accentText: colour, fresh: colour, freshText: colour })
  .check(({ value, issues }) => {
    if (brandColourNames.some((name) => !isColour(value[name]))) return;
    for (const { name, ratio } of faintColours(value))
      issues.push({
        code: 'custom',
        input: value[name],
        path: [name],
        params: { code: 'too-little-contrast', ratio },
      });
  });

const openingHours = z
  .strictObject({ firstDay: weekday, lastDay: weekday, opens: localTime, closes: localTime })
  .check(z.refine(({ opens, closes }) => opens < closes, { path: ['closes'], params: { code: 'end-before-start' } }));

/** Legal pages cannot be switched off. */
export const optionalPages = ['about', 'questions', 'contact', 'terms'] as const;
export type OptionalPage = (typeof optionalPages)[number];

export const mostRows = { promises: 5, steps: 4, questions: 40, hours: 14, legal: 12 };

const howStep = z.strictObject({ title: siteText(80), text: siteText(300) });
const question = z.strictObject({ question: siteText(200), answer: markdown(3000) });
const legalSection = z.strictObject({ title: siteText(120), text: markdown(8000) });

export const siteTextsInput = z
  .strictObject({
    brand: z.strictObject({ name: text(60), logoId: z.nullable(z.uuid()), colours: brandColours }),
    home: z.strictObject({
      title: siteText(120),
      subtitle: siteText(160),
      description: siteText(300),
      /** Besides those built from the figures. */
      promises: z.array(siteText(80)).check(z.maxLength(mostRows.promises)),
      how: z.strictObject({
        title: siteText(80),
        steps: z.array(howStep).check(z.minLength(1), z.maxLength(mostRows.steps)),
      }),
    }),
    questions: z.array(question).check(z.maxLength(mostRows.questions)),
    contact: z.strictObject({
      phone,
      email: z.union([z.literal(''), email]),
      text: optionalMarkdown(2000),
      hours: z.array(openingHours).check(z.maxLength(mostRows.hours)),
      hoursNote: optionalSiteText(300),
    }),
    /** Besides the company's legal mentions. */
    legal: z.array(legalSection).check(z.maxLength(mostRows.legal)),
    terms: optionalMarkdown(30_000).check(oneForBoth),
    about: optionalMarkdown(10_000).check(oneForBoth),
    pages: z.strictObject({ about: z.boolean(), questions: z.boolean(), contact: z.boolean(), terms: z.boolean() }),
  })
  .check(({ value, issues }) => {
    for (const name of ['about', 'terms'] as const)
      if (value.pages[name] && value[name].fr === '')
        issues.push({ code: 'custom', input: '', path: [name, 'fr'], params: { code: 'required' } });
  });
export type SiteTextsInput = z.output<typeof siteTextsInput>;
