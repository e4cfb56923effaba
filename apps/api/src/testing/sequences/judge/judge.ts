import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { judgeAllergies } from './allergy-judge.ts';
import { judgeCredit } from './credit-judge.ts';
import { judgeMenus } from './menu-judge.ts';
import type { Look, Outcome } from './look.ts';

const looks: readonly Look[] = [judgeAllergies, judgeCredit, judgeMenus];

/** A client whose calls are judged one by one: nobody else may work meanwhile. */
export const judged =
  (db: Kysely<Database>, findings: string[]) =>
  (client: ApiClient): ApiClient => {
    const send = client.call as (tag: string, name: string, ...input: unknown[]) => Promise<unknown>;
    const call = async (tag: string, name: string, parameters: object = {}, body: object = {}): Promise<unknown> => {
      const wire = { name, parameters: { ...parameters }, body: { ...body } };
      const secondLooks = await Promise.all(looks.map((look) => look(wire, db)));
      const outcome: Outcome = {};
      try {
        outcome.answer = await send(tag, name, parameters, Object.keys(body).length > 0 ? body : undefined);
        return outcome.answer;
      } catch (error) {
        outcome.error = error;
        throw error;
      } finally {
        for (const look of secondLooks)
          for (const finding of await look(outcome))
            findings.push(`${name} ${JSON.stringify({ ...parameters, ...body })}: ${finding}`);
      }
    };
    // The types of calls do not change.
    return { ...client, call: call as ApiClient['call'] };
  };
