import type { Api } from '@traiteur/contract/operations.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { MiddlewareName } from './middleware.ts';

/** `tag operation` of the API's description. */
export type Needs = { [Tag in keyof Api]: `${Tag} ${keyof Api[Tag] & string}` }[keyof Api];
type Particular = Partial<Pick<Screen, 'middleware' | 'needs' | 'terms'>>;

export interface Screen {
  /** Addresses as the router reads them; a list's form is at the list's address and the record's number. */
  fr: string;
  en: string;
  /** What looks at a visitor before and after the way there: `auth` unless said, `guest` for visitors only; without any, anybody may see it. */
  middleware: readonly MiddlewareName[];
  /** Operations that it cannot do without, what it is about first: offered and shown to who may call them all. */
  needs: readonly Needs[];
  /** The words that a parameter may be, in each language; any other is no address of ours. */
  terms: Readonly<Record<string, readonly Bilingual[]>>;
}

/** A screen: its French and English address, and the operations it needs or what else is particular about it. */
export function screen<const Fr extends string, const En extends string>(
  fr: Fr,
  en: En,
  more: Needs | readonly Needs[] | Particular = {},
) {
  const { middleware = ['auth'], needs = [], terms = {} } = particularsOf(more);
  return { fr, en, middleware, needs, terms };
}

function particularsOf(more: Needs | readonly Needs[] | Particular): Particular {
  if (typeof more === 'string') return { needs: [more] };
  return 'length' in more ? { needs: more } : more;
}

/** Parameters that an address needs, read off its pattern. */
export type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Parameter<Name> & ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Parameter<Name>
    : Record<never, never>;
type Parameter<Name extends string> = Name extends `${infer Optional}?`
  ? { [N in Optional]?: string | number }
  : { [N in Name]: string | number };

/** A pattern with its parameters filled in; optional ones that are absent leave nothing behind. */
export function fill(pattern: string, parameters: object): string {
  const values = new Map(Object.entries(parameters).map(([name, value]) => [name, String(value ?? '')]));
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values.get(name);
    return value ? `/${encodeURIComponent(value)}` : '';
  });
}
