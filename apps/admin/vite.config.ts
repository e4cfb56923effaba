import { compressedCopies, wordsPlugin } from '../../packages/front/vite.ts';
import { words } from '@traiteur/words/administration.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin(words), compressedCopies()],
  server: { port: 5173, proxy: { '/api': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // React, the router and the kit change rarely: a new version of a screen leaves them in the browsers' caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
        },
      },
    },
  },
});
