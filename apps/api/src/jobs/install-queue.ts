import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { roles } from '../database/embedded/embedded-roles.ts';

/** Creates or migrates the queue's schema. Safe on several nodes at once. */
export async function installQueue(ownerPool: pg.Pool): Promise<void> {
  const logger = new Logger(() => () => undefined);
  await runMigrations({ pgPool: ownerPool, logger });
  await ownerPool.query(letApplicationIn);
}

// The queue's tables have row security without policies: only their owner sees rows. Let the application's role in.
const letApplicationIn = `
  do $$
    declare closed regclass;
    begin
      if current_user <> '${roles.owner}' then return; end if;
      -- Grants of two nodes at once would get in each other's way.
      perform pg_advisory_xact_lock(hashtext('graphile_worker'));
      grant usage on schema graphile_worker to ${roles.app};
      grant select, insert, update, delete on all tables in schema graphile_worker to ${roles.app};
      grant usage, select on all sequences in schema graphile_worker to ${roles.app};
      for closed in select oid from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
          and not exists (select from pg_policy where polrelid = pg_class.oid) loop
        execute format('create policy application on %s to ${roles.app} using (true) with check (true)', closed);
      end loop;
    end $$`;
