import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { type Caller, type OrderingClient, type Person, personOf, type Saving } from './caller.ts';
import type { Services } from './services.ts';

export type Reading = Pick<Services, 'db' | 'clock' | 'house' | 'brand'>;

/** A caller, or a person or machine known by name only. */
export type Actor = Caller | OrderingClient | Person;

export interface Acting<By extends Actor = Actor> extends Reading {
  caller: By;
}

/** What the caller does now. */
export const savingOf = ({ caller, clock }: Pick<Acting, 'caller' | 'clock'>): Saving => ({
  by: personOf(caller),
  now: clock(),
});

/** The day of the house. */
export const todayOf = ({ clock, house }: Pick<Reading, 'clock' | 'house'>): LocalDate =>
  today(clock(), house.timeZone);
