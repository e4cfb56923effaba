import type { Api } from '@traiteur/contract/operations.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { RowOf } from '@traiteur/front/queries/use-choices.ts';
import type { useDates } from '@traiteur/front/language/use-dates.ts';
import { type Needs, type Screen, screen } from '@traiteur/front/routing/screen.ts';
import type { Messages, useTranslations } from 'use-intl';

type Titled = Exclude<keyof Messages, 'dashboard' | 'frame' | 'forms'>;

/** What screens and entries of the menu are called: texts that stand alone. */
export type Label =
  | { [Name in Titled]: `${Name}.${keyof Messages[Name] & ('title' | 'add' | 'menu' | 'printMany')}` }[Titled]
  | 'frame.menu.dashboard';

/** What the current language gives to say what was found. */
export interface RecordTexts {
  words: ReturnType<typeof useTranslations<'finder'>>;
  name: (name: Bilingual) => string;
  dates: ReturnType<typeof useDates>;
  weekday: (day: number) => string;
}

interface MenuEntry<Name extends string = string> {
  screen: Name;
  label: Label;
  /** Stated but not shown. */
  hidden?: true;
}

/**
 * What the administration knows of a noun: data alone, no page and no component, since every screen carries it. Addresses, titles, menu,
 * the header's search and the log's links are read off it.
 */
export interface Noun<Screens extends Record<string, Screen> = Record<string, Screen>> {
  tag: keyof Api;
  screens: Screens;
  /** What each of its screens is called that an address alone leads to. */
  titles: Readonly<Record<string, Label>>;
  menu?: {
    group: 'products' | 'orders' | 'deliveries' | 'clients';
    entries: readonly MenuEntry<keyof Screens & string>[];
  };
  /** The screen that shows one of its records, or all of them where none has one of its own. */
  shownOn?: string;
  /** What one of its records is called: a row of its list as well as one that was just saved. */
  nameOf?: (record: never, texts: RecordTexts) => string;
  /** Of a noun whose records the header's search finds. */
  found?: {
    heading: Label;
    /** What else tells a row of the list from its namesakes. */
    detail?: (row: never, texts: RecordTexts, search: string) => string;
  };
  /** Whether the log can be narrowed down to it. */
  isLogged?: boolean;
}

/** A noun whose screens are none of the usual three. */
export const noun = <const Screens extends Record<string, Screen>, const Rest extends Omit<Noun<Screens>, 'screens'>>(
  statement: Rest & { screens: Screens },
) => statement;

type KeyOf<Tag extends string> = Tag extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<KeyOf<Tail>>}` : Tag;

/** Nouns that have an operation which lists them, and the words of a list and of a form. */
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
  /** One of them, as its screens are named: `allergen` for `allergenAdd` and `allergenEdit`. */
  one: One;
  /** The first word of its addresses. */
  fr: Fr;
  en: string;
  /** Operations that its screens need besides its own: what one chooses from, what a list is narrowed by. */
  needs?: { list?: readonly Needs[]; form?: readonly Needs[] };
  /** Its place in the menu: the list under that label, and the form that adds one. */
  menu?: { group: NonNullable<Noun['menu']>['group']; list: Label; add?: boolean; hidden?: true };
}

/** What one is called: its name unless said, which has to be said of what has none. */
type Found<Tag extends ListedTag> = {
  detail?: (row: Row<Tag>, texts: RecordTexts, search: string) => string;
} & (Row<Tag> extends { name: Bilingual } ? { nameOf?: NameOf<Tag> } : { nameOf: NameOf<Tag> });

/** Screens by name: a list, a form that adds one, and the same form at the list's address and the record's number. */
type ListedScreens<Key extends string, One extends string, Fr extends string> = {
  [Name in Key]: ScreenAt<`/${Fr}`>;
} & { [Name in `${One}Add`]: ScreenAt<`/${Fr}/ajout`> } & { [Name in `${One}Edit`]: ScreenAt<`/${Fr}/:id`> };
type ScreenAt<Fr extends string> = Screen & { fr: Fr };

/** A noun with a list and a form, which is most of them. */
export function listedNoun<const Tag extends ListedTag, const One extends string, const Fr extends string>(
  tag: Tag,
  { one, fr, en, needs = {}, menu, ...options }: ListedNoun<One, Fr> & Found<Tag>,
) {
  const key = keyOf(tag);
  const [add, edit] = [`${one}Add`, `${one}Edit`] as const;
  const need = (verb: 'list' | 'create' | 'get', more: readonly Needs[] = []) =>
    // `ListedTag` says that these operations and words exist; a computed name does not.
    [`${tag} ${verb}` as Needs, ...more];
  const [title, addTitle] = [`${key}.title`, `${key}.add`] as [Label, Label];
  const screens = {
    [key]: screen(`/${fr}`, `/en/${en}`, need('list', needs.list)),
    [add]: screen(`/${fr}/ajout`, `/en/${en}/add`, need('create', needs.form)),
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

/** What most records are called: by their own name. */
export const localName = ({ name }: { name: Bilingual }, texts: RecordTexts) => texts.name(name);

/** A noun's name among the texts: `delivery-zones` is `deliveryZones` there. */
export const keyOf = <Tag extends string>(tag: Tag) =>
  tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as KeyOf<Tag>;
