import { locales } from '@traiteur/domain/text/language.ts';
import { colourPattern } from '@traiteur/domain/site/contrast.ts';
import { isWritable } from '@traiteur/domain/text/text-characters.ts';
import * as z from 'zod/mini';

/** PostgreSQL's `integer`: ids, counts and cents fit. */
const largestInteger = 2_147_483_647;

export const writable = z.refine<string>(isWritable, { params: { code: 'unwritable-character' } });

export const id = z.int().check(z.positive(), z.maximum(largestInteger));

const contactFields = new WeakSet<z.ZodMiniType>();

/**
 * How to reach a client. Callers without a scope of `contactScopes` do not read it (`http/serializers.ts`), nor filter
 * by it, as enough questions would reveal it (`http/receive.ts`).
 */
export function forContact<Field extends z.ZodMiniType>(field: Field): z.ZodMiniOptional<Field> {
  const contactField = z.optional(field);
  contactFields.add(contactField);
  return contactField;
}

/** The same in a record that only callers who may contact clients read: it is always there, but not in the log. */
export function ofContact<Field extends z.ZodMiniType>(field: Field): Field {
  const contactField = field.clone();
  contactFields.add(contactField);
  return contactField;
}

export function isForContact(field: z.core.$ZodType): boolean {
  const { def } = (field as z.core.$ZodTypes)._zod;
  if (contactFields.has(field as z.ZodMiniType)) return true;
  if ('innerType' in def) return isForContact(def.innerType);
  return def.type === 'union' && def.options.some(isForContact);
}

/** Number of saves; an update sends the one it edited. */
export const version = z.int().check(z.positive(), z.maximum(largestInteger));

/** Refuses invisible text: a name would be empty on paper, a link impossible to press. */
const visible = z.refine<string>((text) => !/^[\p{Z}\p{Cc}\p{Cf}\p{DI}\u{2800}]+$/u.test(text), {
  params: { code: 'required' },
});

/** Trimmed, one or more lines. */
export const text = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), writable, visible);

/** Joins pasted lines: printed, mailed or spoken names hold no line break. */
const onOneLine = z.overwrite<string>((lines) => lines.replace(/[\t\n\v\f\r\u{85}\u{2028}\u{2029}]+/gu, ' '));

export const line = (longest: number) =>
  z.string().check(onOneLine, z.trim(), z.minLength(1), z.maxLength(longest), writable, visible);

export const optionalLine = (longest: number) => z.string().check(onOneLine, z.trim(), z.maxLength(longest), writable);

export const optionalText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), writable);

export const bilingual = (longest: number) => z.strictObject({ fr: text(longest), en: text(longest) });

/** For a house that keeps one language: an empty one takes the other's text. */
export const oneForBoth = z.overwrite<{ fr: string; en: string }>(({ fr, en }) => ({ fr: fr || en, en: en || fr }));

/** Both empty is refused at the first. */
const eitherLanguage = [
  oneForBoth,
  z.refine<{ fr: string; en: string }>(({ fr }) => fr !== '', { path: ['fr'], params: { code: 'required' } }),
] as const;

/** What somebody types in both languages, or in one. */
export const inEitherLanguage = (typedText: z.ZodMiniType<string, string>) =>
  z.strictObject({ fr: typedText, en: typedText }).check(...eitherLanguage);

export const visibleOrEmpty = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), writable, visible);

export const typedName = (longest: number) => inEitherLanguage(visibleOrEmpty(longest));

export const optionalBilingual = (longest: number) =>
  z.strictObject({ fr: optionalText(longest), en: optionalText(longest) });

/** Cents: the largest amount that can be typed. */
export const largestAmount = 100_000_000;

export const cents = z.int().check(z.nonnegative(), z.maximum(largestAmount));

/** Cents: may be negative or large. */
export const centsSum = z.int();

export const count = z.int().check(z.nonnegative(), z.maximum(largestInteger));

export const slug = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

export const slugs = inEitherLanguage(z.union([z.literal(''), slug]));

export const colour = z.string().check(z.regex(colourPattern), z.toLowerCase());

/** Plausible years. PostgreSQL has no year 0, and dates after 9999 are written differently. */
const years = { first: '1900', last: '2999' };
const inKnownYear = z.refine<string>((text) => text.slice(0, 4) >= years.first && text.slice(0, 4) <= years.last, {
  params: { code: 'unknown-year' },
});

/** Local calendar date `YYYY-MM-DD` in the caterer's time zone. */
export const localDate = z.iso.date().check(inKnownYear);

/** `HH:MM` in the caterer's time zone. */
export const localTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true }).check(inKnownYear);

/** In a query string: `11:00-13:00`. */
export const spanParameter = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/));

/** ISO weekday, 1 = Monday. */
export const weekday = z.int().check(z.minimum(1), z.maximum(7));

/** ISO 3166-1 alpha-2. */
export const country = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/));

export const discountCodeText = text(40).check(z.toUpperCase());

export const locale = z.enum(locales);

export const email = z.email().check(z.maxLength(254));

export const optionalEmail = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((address) => address === '' || email.safeParse(address).success),
);

export const flag = z.enum(['true', 'false']);

/** In a query string: `confirmed,ready`. */
export const choices = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((joinedText: string) => joinedText.split(',')),
      z.array(z.enum(values)).check(z.minLength(1), z.maxLength(values.length)),
    ),
  );

export const idParameter = z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(largestInteger));

export const centsParameter = z.coerce
  .number<string | number>()
  .check(z.int(), z.nonnegative(), z.maximum(largestAmount));

/** In a query string: `3,14`. */
export const idsParameter = (most: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((joinedText: string): (string | number)[] => joinedText.split(',')),
      z.array(idParameter).check(z.minLength(1), z.maxLength(most)),
    ),
  );

export const allDiffer = (values: readonly (string | number)[]): boolean => new Set(values).size === values.length;

export const distinct = z.refine<number[]>(allDiffer);

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const distinctBy = <Key extends string>(key: Key) =>
  z.refine<Record<Key, string | number>[]>((rows) => allDiffer(rows.map((row) => row[key])));
