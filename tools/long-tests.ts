/**
 * Files that `npm test` leaves to `npm run test:all`: half of all the time. What they look at is held in the quick
 * run by the tests of the server and of single parts.
 */
export const longTests = [
  // A server that is killed, moved or of an older version.
  'apps/api/src/commands/let-in.test.ts',
  'apps/api/src/database/embedded/embedded-roles.test.ts',
  'apps/api/src/commands/restore.test.ts',
  'apps/api/src/database/server/away.test.ts',
  'apps/api/src/house/database-upkeep/other-server.test.ts',
  'apps/api/src/money/sales-report/old-sales.test.ts',
  'e2e/admin/database.test.ts',
  'tools/drills/nodes.test.ts',
  'tools/drills/recovery.test.ts',
  // The bench and the siege, which are no part of the product: their code is read in both runs.
  'apps/api/src/bench.test.ts',
  'apps/api/src/siege.test.ts',
  // What is drawn, in pixels and milliseconds, and on a line that fails.
  'e2e/admin/dates.test.ts',
  'e2e/admin/errors.test.ts',
  'e2e/admin/frame.test.ts',
  'e2e/admin/languages.test.ts',
  'e2e/admin/loading.test.ts',
  'e2e/admin/look.test.ts',
  'e2e/shop/pages.test.ts',
  'e2e/shop/hurry.test.ts',
  // A whole day by keyboard, and what is found by it.
  'e2e/admin/by-keyboard.test.ts',
  'e2e/admin/finder.test.ts',
  // What many orders, many days and many tabs show of rules that the server holds.
  'e2e/admin/bad-day.test.ts',
  'e2e/admin/chime.test.ts',
  'e2e/admin/live-orders.test.ts',
  'e2e/admin/many-at-once.test.ts',
  'e2e/admin/run-out.test.ts',
  'e2e/admin/sales-report.test.ts',
  'e2e/admin/typed-choices.test.ts',
  'e2e/shop/change-order.test.ts',
  // Settings and accounts, whose rules the server holds.
  'e2e/admin/account.test.ts',
  'e2e/admin/client-export.test.ts',
  'e2e/admin/companies.test.ts',
  'e2e/admin/delivery-zones.test.ts',
  'e2e/admin/drafts.test.ts',
  'e2e/admin/invitations.test.ts',
  'e2e/admin/product-constants.test.ts',
  'e2e/admin/product-picture.test.ts',
  'e2e/admin/provider-sign-ins.test.ts',
  'e2e/admin/recovery.test.ts',
  'e2e/admin/second-factor.test.ts',
  'e2e/admin/server-status.test.ts',
  'e2e/admin/site-texts.test.ts',
  'e2e/google-maps.test.ts',
  'e2e/shop/account.test.ts',
  'e2e/shop/code-sign-in.test.ts',
];
