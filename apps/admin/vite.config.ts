import { join } from 'node:path';
import { compressedCopies, wordsPlugin } from '../../packages/front/vite.ts';
import { smallFonts } from '@traiteur/kit/setup/small-fonts.ts';
import { commonWords, entrance, screenWords } from '@traiteur/words/administration.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Parts of forms and lists, and what these state, kept out of screens without them; the sign-in has only a form. */
const isLarge =
  /temporal|domain\/src\/dates\/(calendar|typed-)|floating-ui|remove-scroll|transition-group|textarea|contract\/src\/(catalogue|orders|delivery|clients|money)\/|domain\/src\/(catalogue\/(ingredient-texts\/(?!lexicon\/sources)|nutrients)|kitchen)|language\/use-today|utils\/Floating|use-(long-press|click-outside)|components\/(Combobox|Select|MultiSelect|Popover|Modal|ModalBase|Pill|PillsInput|Switch|Textarea|ScrollArea)|kit\/src\/(fields|overlays)|admin\/src\/form|src\/list\//;

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

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wordsPlugin({ administration: commonWords, entrance, ...screenWords }),
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
            { name: 'shared', test: (id) => !isLarge.test(id), minShareCount: 32 },
            { name: 'lists', test: isOfLists, minShareCount: 8 },
          ],
        },
      },
    },
  },
});
