import type { Caller, Person } from './caller.ts';
import type { Services } from './services.ts';

/** What reads of orders and money need, in a request, a job or a webhook. */
export type Reading = Pick<Services, 'db' | 'clock' | 'house' | 'brand'>;

/** A caller, or a person or machine known by name only. */
export type Actor = Caller | Person;

/** What changes need, and their author. A handler's context is one. */
export interface Acting<By extends Actor = Actor> extends Reading {
  caller: By;
}
