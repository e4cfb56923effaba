import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Permission } from '@traiteur/contract/statement/operation.ts';
import type { CallerOf } from './caller.ts';
import type { Cookies, Sender } from './cookies.ts';
import type { Services } from './services.ts';

/** A call: the services, and who asks in which language. */
export interface Context<P extends Permission = Permission> extends Services {
  caller: CallerOf<P>;
  locale: Locale;
  /** `origin` is that of the page. */
  request: { address: string; userAgent: string; origin: string; sender: Sender };
  cookies: Cookies;
}
