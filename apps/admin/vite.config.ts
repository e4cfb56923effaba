import { join } from 'node:path';
import { compressedCopies, wordsPlugin } from '../../packages/front/vite.ts';
import { smallFonts } from '@traiteur/kit/setup/small-fonts.ts';
import { entrance, words } from '@traiteur/words/administration.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Parts of forms and lists, kept out of screens without them; the sign-in screen has only a form. */
const isLarge =
  /temporal|domain\/src\/dates\/(calendar|typed-)|floating-ui|remove-scroll|transition-group|textarea|components\/(Combobox|Select|MultiSelect|Popover|Modal|ModalBase|Pill|PillsInput|Switch|Textarea|ScrollArea)|kit\/src\/(fields|overlays)|admin\/src\/form|src\/list\//;

/** The sign-in screen, with an icon shared with the lists, is one file: each file costs a kilobyte of headers. */
const isSignIn = (id: string) =>
  /IconSearch\.|admin\/src\/access\/sign-in\/|contract\/src\/access\/(sign-in|administrators)\.ts|components\/PasswordInput|kit\/src\/(fields\/PasswordField|form\/PasswordStrength)/.test(
    id,
  ) &&
  !/ConfirmSignIn|FirstPassword|AcceptInvitation|invitation-queries|ForgottenPassword|NewPassword|use-recovery|\.noun\.ts/.test(
    id,
  );

/** What lists share and the sign-in does not need, in one file for the same reason. */
const isOfLists =
  /(kit|admin|front)\/src\/list\/|contract\/src\/(orders\/|delivery\/|catalogue\/(product|availabilities|tax-rates)|clients\/(?!client-accounts|client-provider|contact-messages))|domain\/src\/(orders\/(order-life|allergies)|house\/export-names|money\/sales-period|text\/slug)/;

// Of these nouns' texts, search, menu, audit log and headings show some; the others come with their screen.
const { siteTexts, clientExports, databaseUpkeep, salesReport, paymentDifferences, companies, company } = words;
// Letters are written by the server.
const { letter: _letter, ...statements } = words.statements;
const { hints: _hints, groups: _groups, contact: _contact, detail: _detail, ...commonCompanies } = companies;
const common = {
  ...words,
  siteTexts: { title: siteTexts.title, subtitle: siteTexts.subtitle, fields: siteTexts.fields },
  clientExports: {
    title: clientExports.title,
    subtitle: clientExports.subtitle,
    menu: clientExports.menu,
    rowKinds: clientExports.rowKinds,
  },
  databaseUpkeep: { title: databaseUpkeep.title, subtitle: databaseUpkeep.subtitle },
  companies: commonCompanies,
  company: {
    title: company.title,
    subtitle: company.subtitle,
    fields: company.fields,
    missing: company.missing,
    transfer: company.transfer,
  },
  statements: { title: statements.title, subtitle: statements.subtitle },
  salesReport: {
    title: salesReport.title,
    subtitle: salesReport.subtitle,
    menu: salesReport.menu,
    dateBy: salesReport.dateBy,
    group: salesReport.group,
    compare: salesReport.compare,
    sentence: salesReport.sentence,
    sentenceBefore: salesReport.sentenceBefore,
    scope: salesReport.scope,
    comparedWith: salesReport.comparedWith,
    chart: salesReport.chart,
  },
  paymentDifferences: {
    title: paymentDifferences.title,
    subtitle: paymentDifferences.subtitle,
    link: paymentDifferences.link,
  },
};

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wordsPlugin('administration', common, entrance),
    wordsPlugin('site-texts', { siteTexts }),
    wordsPlugin('client-exports', { clientExports }),
    wordsPlugin('database-upkeep', { databaseUpkeep }),
    wordsPlugin('companies', { companies }),
    wordsPlugin('company', { company }),
    wordsPlugin('statements', { statements }),
    wordsPlugin('sales-report', { salesReport }),
    wordsPlugin('payment-differences', { paymentDifferences }),
    smallFonts(join(import.meta.dirname, '../..')),
    compressedCopies(),
  ],
  server: { port: 5173, proxy: { '/api': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // React, router and kit change rarely: a new version of a screen leaves them in the browsers' caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
            { name: 'sign-in', test: isSignIn },
            // Parts that many screens share are one file: each file costs a kilobyte of headers.
            { name: 'shared', test: (id) => !isLarge.test(id), minShareCount: 24 },
            { name: 'lists', test: isOfLists, minShareCount: 5 },
          ],
        },
      },
    },
  },
});
