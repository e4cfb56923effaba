import type { Api } from '@traiteur/contract/operations.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { MiddlewareName } from './middleware.ts';

export type Needs = { [Tag in keyof Api]: `${Tag} ${keyof Api[Tag] & string}` }[keyof Api];
type Particular = Partial<Pick<Screen, 'middleware' | 'needs' | 'terms'>>;

export interface Screen {
  /** Router patterns. A list's form has the list's address plus the record's number. */
  fr: string;
  en: string;
  /** `auth` by default; `guest` for visitors only; an empty list for everybody. */
  middleware: readonly MiddlewareName[];
  /** The screen is offered to people who may call all of them; its main operation first. */
  needs: readonly Needs[];
  /** Allowed words of a parameter, per language; any other word is a 404. */
  terms: Readonly<Record<string, readonly Bilingual[]>>;
}

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

export type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Parameter<Name> & ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Parameter<Name>
    : Record<never, never>;
type Parameter<Name extends string> = Name extends `${infer Optional}?`
  ? { [N in Optional]?: string | number }
  : { [N in Name]: string | number };

export function fill(pattern: string, parameters: object): string {
  const values = new Map(Object.entries(parameters).map(([name, value]) => [name, String(value ?? '')]));
  return pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values.get(name);
    return value ? `/${encodeURIComponent(value)}` : '';
  });
}
