import type { Caller, Person } from './caller.ts';
import type { Services } from './services.ts';

/** With what orders and money are read, for a call, for a job, or for what another house's machine says. */
export type Reading = Pick<Services, 'db' | 'clock' | 'house' | 'brand'>;

/** Who changes something: somebody who calls, or a person or a machine by name alone. */
export type Actor = Caller | Person;

/** With what something is changed, and who changes it. A handler's context is one. */
export interface Acting<By extends Actor = Actor> extends Reading {
  caller: By;
}
