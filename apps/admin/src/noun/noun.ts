import type { Api } from '@traiteur/contract/operations.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { RowOf } from '@traiteur/front/queries/use-choices.ts';
import type { useDates } from '@traiteur/front/language/use-dates.ts';
import { type Needs, type Screen, screen } from '@traiteur/front/routing/screen.ts';
import type { Messages, useTranslations } from 'use-intl';

type Titled = Exclude<keyof Messages, 'dashboard' | 'frame' | 'forms'>;

/** Titles of screens and menu entries: keys of texts that stand alone. */
export type Label =
  | { [Name in Titled]: `${Name}.${keyof Messages[Name] & ('title' | 'add' | 'menu' | 'printMany')}` }[Titled]
  | 'frame.menu.dashboard';

/** Texts and formats of the current language that name a record. */
export interface RecordTexts {
  words: ReturnType<typeof useTranslations<'finder'>>;
  name: (name: Bilingual) => string;
  dates: ReturnType<typeof useDates>;
  weekday: (day: number) => string;
}

interface MenuEntry<Name extends string = string> {
  screen: Name;
  label: Label;
  /** Declared but not shown. */
  hidden?: true;
}

/**
 * The facts of a noun that addresses, titles, menu, search and audit log read. It holds data only, no page and no
 * component, since every screen loads it.
 */
export interface Noun<Screens extends Record<string, Screen> = Record<string, Screen>> {
  tag: keyof Api;
  screens: Screens;
  /** The titles of its screens without address parameters. */
  titles: Readonly<Record<string, Label>>;
  menu?: {
    group: 'products' | 'orders' | 'deliveries' | 'clients' | 'kitchen';
    entries: readonly MenuEntry<keyof Screens & string>[];
  };
  /** The screen of one record, or of all records where one has none. */
  shownOn?: string;
  /** Names a row of its list, and a record just saved. */
  nameOf?: (record: never, texts: RecordTexts) => string;
  /** Set when the header's search finds its records. */
  found?: {
    heading: Label;
    /** Tells a row from others of the same name. */
    detail?: (row: never, texts: RecordTexts, search: string) => string;
  };
  /** Whether the audit log can be filtered by it. */
  isLogged?: boolean;
}

/** For a noun without the usual three screens. */
export const noun = <const Screens extends Record<string, Screen>, const Rest extends Omit<Noun<Screens>, 'screens'>>(
  statement: Rest & { screens: Screens },
) => statement;

type KeyOf<Tag extends string> = Tag extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<KeyOf<Tail>>}` : Tag;

/** Nouns with a list operation, and the words of a list and of a form. */
type ListedTag = {
  [Tag in keyof Api]: Api[Tag] extends Record<'list', unknown>
    ? Messages[KeyOf<Tag> & keyof Messages] extends Record<'title' | 'add' | 'count', string>
      ? Tag
      : never
    : never;
}[keyof Api];

type Row<Tag extends ListedTag> = RowOf<Tag, 'list' & keyof Api[Tag]>;
type NameOf<Tag extends ListedTag> = (row: Row<Tag>, texts: RecordTexts) => string;

interface ListedNoun<One extends string, Fr extends string> {
  /** The singular, as in the names of its screens: `allergen` for `allergenAdd` and `allergenEdit`. */
  one: One;
  /** `fr` and `en` are the first words of its addresses. */
  fr: Fr;
  en: string;
  /** Operations that its screens need besides its own: those of choices and filters. */
  needs?: { list?: readonly Needs[]; form?: readonly Needs[] /** What adds, if not `create`. */; add?: Needs };
  /** Its place in the menu: the list under that label, and the form that adds one. */
  menu?: { group: NonNullable<Noun['menu']>['group']; list: Label; add?: boolean; hidden?: true };
}

/** `nameOf` is the record's own name by default; a noun without names must give it. */
type Found<Tag extends ListedTag> = {
  detail?: (row: Row<Tag>, texts: RecordTexts, search: string) => string;
} & (Row<Tag> extends { name: Bilingual } ? { nameOf?: NameOf<Tag> } : { nameOf: NameOf<Tag> });

/** A list, a form that adds a record, and the same form at the list's address with the record's number. */
type ListedScreens<Key extends string, One extends string, Fr extends string> = {
  [Name in Key]: ScreenAt<`/${Fr}`>;
} & { [Name in `${One}Add`]: ScreenAt<`/${Fr}/ajout`> } & { [Name in `${One}Edit`]: ScreenAt<`/${Fr}/:id`> };
type ScreenAt<Fr extends string> = Screen & { fr: Fr };

export function listedNoun<const Tag extends ListedTag, const One extends string, const Fr extends string>(
  tag: Tag,
  { one, fr, en, needs = {}, menu, ...options }: ListedNoun<One, Fr> & Found<Tag>,
) {
  const key = keyOf(tag);
  const [add, edit] = [`${one}Add`, `${one}Edit`] as const;
  const need = (verb: 'list' | 'create' | 'get', more: readonly Needs[] = []) =>
    // `ListedTag` ensures these operations and words, which the compiler cannot see in a computed name.
    [`${tag} ${verb}` as Needs, ...more];
  const [title, addTitle] = [`${key}.title`, `${key}.add`] as [Label, Label];
  const screens = {
    [key]: screen(`/${fr}`, `/en/${en}`, need('list', needs.list)),
    [add]: screen(
      `/${fr}/ajout`,
      `/en/${en}/add`,
      needs.add ? [needs.add, ...(needs.form ?? [])] : need('create', needs.form),
    ),
    [edit]: screen(`/${fr}/:id`, `/en/${en}/:id`, need('get', needs.form)),
  } as ListedScreens<KeyOf<Tag>, One, Fr>;
  const hiddenEntry = menu?.hidden && { hidden: menu.hidden };
  return {
    tag,
    screens,
    titles: { [key]: title, [add]: addTitle },
    ...(menu && {
      menu: {
        group: menu.group,
        entries: [
          { screen: key, label: menu.list, ...hiddenEntry },
          ...(menu.add ? [{ screen: add, label: addTitle, ...hiddenEntry }] : []),
        ],
      },
    }),
    shownOn: edit,
    nameOf: options.nameOf ?? localName,
    found: { heading: title, ...(options.detail && { detail: options.detail }) },
    isLogged: true,
  };
}

export const localName = ({ name }: { name: Bilingual }, texts: RecordTexts) => texts.name(name);

/** A noun's key among the texts: `delivery-zones` is `deliveryZones`. */
export const keyOf = <Tag extends string>(tag: Tag) =>
  tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as KeyOf<Tag>;
