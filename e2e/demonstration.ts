import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startQuickServer } from '../apps/api/src/testing/servers/quick-server.ts';
import { makeFolder, removeFolder, startTraiteur } from '../apps/api/src/testing/running-traiteur.ts';
import { quickHash } from '../apps/api/src/testing/quick-hash.ts';
import { cloneDatabase, withServer } from '../apps/api/src/testing/database/test-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Sites with their own server run on copies. */
    demonstrationFolder: string;
    /** Sites run on clones, on the same server. */
    demonstrationUrl: string;
    /** Shared by the files that change nothing another file looks at. */
    sharedSiteUrl: string;
    sharedDatabaseUrl: string;
    sharedShopUrl: string;
    /** Not only what a quick run looks at. */
    isWhole: boolean;
  }
}

export const claire = { email: 'claire@example.com', password: 'un mot de passe tranquille' };
export const claireAsOwner = { ADMIN_EMAIL: claire.email, ADMIN_PASSWORD: claire.password };

/** No slot closes between two steps of a test: those that would during the run are closed from its beginning. */
const closeEarlier = `
  update delivery_schedules set notice_hours = notice + 3
  from (select coalesce(s.notice_hours, c.notice_hours) as notice, s.id as schedule_id from delivery_schedules s
    cross join (select notice_hours from delivery_configurations order by effective_from desc, id desc limit 1) c) notices
  where id = schedule_id and exists (
    select from generate_series(current_date - 1, current_date + 15, interval '1 day') as date
    where extract(isodow from date) = weekday
    and (date::date + starts) at time zone 'Europe/Paris' - make_interval(hours => notice)
      between now() and now() + interval '3 hours')`;

/** Once per run. The real program loads the demonstration and ends; then a server clones its database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeFolder();
  const [demonstration, served] = [join(folder, 'demonstration'), join(folder, 'served')];
  const program = startTraiteur({ DATA_DIR: demonstration, DEMO_DATA: '1', ...claireAsOwner });
  await program.port;
  program.kill('SIGTERM');
  await program.ended;
  // Keeps the owner: PostgreSQL refuses files of another user.
  execFileSync('cp', ['-a', demonstration, served]);
  const server = await startQuickServer(served);
  // A connection string must name a host; the socket's folder then replaces it.
  const url = server.superuserUrl.replace('@/', '@localhost/');
  // Claire signs in hundreds of times.
  const passwordHash = await quickHash(claire.password);
  await withServer(url, (client) =>
    client.query('update administrators set password_hash = $1 where email = $2', [passwordHash, claire.email]),
  );
  await withServer(url, (client) => client.query(closeEarlier));
  const sharedDatabaseUrl = await cloneDatabase(url, 'shared');
  const shared = startTraiteur({
    DATABASE_URL: sharedDatabaseUrl,
    DATA_DIR: join(folder, 'shared'),
    ...claireAsOwner,
  });
  project.provide('demonstrationFolder', demonstration);
  project.provide('demonstrationUrl', url);
  project.provide('sharedDatabaseUrl', sharedDatabaseUrl);
  project.provide('sharedSiteUrl', `http://localhost:${await shared.port}`);
  project.provide('sharedShopUrl', `http://localhost:${shared.shopPort()}`);
  return async () => {
    shared.kill('SIGTERM');
    await shared.ended;
    await server.stop();
    for (const place of [demonstration, served, folder]) removeFolder(place);
  };
}
