import type { Api } from '@traiteur/contract/operations.ts';
import type { ComponentType } from 'react';
import type { MiddlewareName } from './middleware.ts';

/** `tag operation` of the API's description. */
export type Needs = { [Tag in keyof Api]: `${Tag} ${keyof Api[Tag] & string}` }[keyof Api];
type Particular = Partial<Pick<Screen, 'middleware' | 'needs' | 'accepts'>>;
type Page = () => Promise<{ default: ComponentType }>;

export interface Screen {
  /** Addresses as the router reads them; a list's form is at the list's address and the thing's number. */
  fr: string;
  en: string;
  /** What looks at a visitor before and after the way there: `auth` unless said, `guest` for visitors only; without any, anybody may see it. */
  middleware: readonly MiddlewareName[];
  /** Operations that it cannot do without, what it is about first: offered and shown to who may call them all. */
  needs: readonly Needs[];
  /** What its parameters may be; anything else is no address of ours. `id` is a number unless said. */
  accepts?: Record<string, RegExp>;
  /** Absent while nothing answers at its addresses: they are the 404 page's, and no menu or link leads to them. */
  page?: Page;
}

const isNumber = /^[1-9]\d{0,9}$/;

/** A screen: its French and English address, its page, and the operations it needs or what else is particular about it. */
export function screen<const Fr extends string>(
  fr: Fr,
  en: string,
  page?: Page,
  more: Needs | readonly Needs[] | Particular = {},
) {
  const { middleware = ['auth'], needs = [], accepts } = particularsOf(more);
  return { fr, en, middleware, needs, accepts: { id: isNumber, ...accepts }, ...(page && { page }) };
}

function particularsOf(more: Needs | readonly Needs[] | Particular): Particular {
  if (typeof more === 'string') return { needs: [more] };
  return 'length' in more ? { needs: more } : more;
}
