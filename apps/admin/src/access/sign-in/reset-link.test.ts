import {
  invitationLinkOf,
  invitationTokenIn,
  resetLinkOf,
  resetTokenIn,
} from '@traiteur/contract/access/sign-in-addresses.ts';
import { describe, expect, test } from 'vitest';
import { screens } from '../../addresses.ts';

describe.each(['fr', 'en'] as const)('a link to choose a new password, in %s', (locale) => {
  const link = new URL(resetLinkOf('https://office.example.com', locale, 'se-cr_et'));

  test('leads to the sign-in screen', () => {
    expect(link.pathname).toBe(screens.signIn[locale]);
  });

  test('holds its token in the fragment, where the screen finds it', () => {
    expect(resetTokenIn(link.hash)).toBe('se-cr_et');
  });
});

test.each(['fr', 'en'] as const)('so does the link of an invitation, in %s', (locale) => {
  const link = new URL(invitationLinkOf('https://office.example.com', locale, 'se-cr_et'));
  expect([link.pathname, link.search, invitationTokenIn(link.hash)]).toEqual([screens.signIn[locale], '', 'se-cr_et']);
  expect(resetTokenIn(link.hash)).toBeUndefined();
});

test('another fragment holds no token', () => {
  expect(resetTokenIn('#content')).toBeUndefined();
});
