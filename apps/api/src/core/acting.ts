import type { Caller, OrderingClient, Person } from './caller.ts';
import type { Services } from './services.ts';

export type Reading = Pick<Services, 'db' | 'clock' | 'house' | 'brand'>;

/** A caller, or a person or machine known by name only. */
export type Actor = Caller | OrderingClient | Person;

export interface Acting<By extends Actor = Actor> extends Reading {
  caller: By;
}
