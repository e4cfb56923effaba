/**
 * Files that `npm test` leaves to `npm run test:all`: a third of all the time. What they look at is held in the quick
 * run by the tests of the server and of single parts.
 */
export const longTests = [
  // A server that is killed, moved or of an older version.
  'apps/api/src/commands/let-in.test.ts',
  'apps/api/src/database/embedded/embedded-roles.test.ts',
  'apps/api/src/database/server/away.test.ts',
  'apps/api/src/house/database-upkeep/other-server.test.ts',
  'apps/api/src/money/sales-report/old-sales.test.ts',
  'e2e/admin/database.test.ts',
  // The bench, which is no part of the product: its code is read in both runs.
  'apps/api/src/bench.test.ts',
  // What is drawn, in pixels and milliseconds, and on a line that fails.
  'e2e/admin/dates.test.ts',
  'e2e/admin/errors.test.ts',
  'e2e/admin/frame.test.ts',
  'e2e/admin/languages.test.ts',
  'e2e/admin/loading.test.ts',
  'e2e/admin/look.test.ts',
  'e2e/shop/hurry.test.ts',
  // A whole day by keyboard, and what is found by it.
  'e2e/admin/by-keyboard.test.ts',
  'e2e/admin/finder.test.ts',
  // Settings and accounts, whose rules the server holds.
  'e2e/admin/account.test.ts',
  'e2e/admin/client-export.test.ts',
  'e2e/admin/companies.test.ts',
  'e2e/admin/drafts.test.ts',
  'e2e/admin/invitations.test.ts',
  'e2e/admin/product-constants.test.ts',
  'e2e/admin/product-picture.test.ts',
  'e2e/admin/provider-sign-ins.test.ts',
  'e2e/admin/recovery.test.ts',
  'e2e/admin/site-texts.test.ts',
  'e2e/google-maps.test.ts',
  'e2e/shop/account.test.ts',
  'e2e/shop/code-sign-in.test.ts',
];
