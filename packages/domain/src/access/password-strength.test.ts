import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test('what attackers try first scores low: common words, series, disguises, rows of keys', async () => {
  const scores = {
    bonjour: 0,
    azerty123456: 1,
    aaaaaaaaaaaa: 0,
    p4$$w0rdp4$$w0rd: 0,
    'M0td3p@sse12': 2,
    'P4ssw0rd2024!': 2,
    lundimardimercredijeudi: 0,
    saturnjupitermarsvenus: 0,
    qsdfghjklmwxcvbn: 2,
    constructor: 1,
    'quatre courgettes jaunes dansent': 4,
  };
  const passwords = Object.keys(scores);
  const answers = await Promise.all(passwords.map(strengthOf));
  expect(Object.fromEntries(passwords.map((password, index) => [password, answers[index]]))).toEqual(scores);
});

test('a password of nothing but disguised letters is measured in a moment, however long it is', async () => {
  const password = '4@8({[</369&#!1|0$5+7%2'.repeat(9).slice(0, 200);
  await strengthOf(password);
  const { user, system } = process.cpuUsage();
  for (let time = 0; time < 3; time++) await strengthOf(password);
  const spent = process.cpuUsage();
  // It took 800 ms while all disguises were tried, and takes some 60 now: 90 on a slow machine.
  expect((spent.user + spent.system - user - system) / 3000).toBeLessThan(400);
});
