import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Permission } from '@traiteur/contract/statement/operation.ts';
import type { CallerOf } from './caller.ts';
import type { Cookies, Sender } from './cookies.ts';
import type { Services } from './services.ts';

export interface Context<P extends Permission = Permission> extends Services {
  caller: CallerOf<P>;
  locale: Locale;
  /** `origin` is the page's. */
  request: { address: string; userAgent: string; origin: string; sender: Sender };
  cookies: Cookies;
  /** Says in the answer that its data may be so many seconds old. */
  onAge: (seconds: number) => void;
}
