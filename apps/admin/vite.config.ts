import { catalogueOf } from '@traiteur/words/phrase.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { words } from './src/words.ts';

/** `virtual:words/fr` and `virtual:words/en`: each language's catalogue as a module of its own, so that a browser loads one. */
function wordsPlugin(): Plugin {
  const prefix = '\0words/';
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? id.replace('virtual:words/', prefix) : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const locale = id.slice(prefix.length) === 'en' ? 'en' : 'fr';
      return `export default ${JSON.stringify(catalogueOf(words, locale))}`;
    },
  };
}

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), wordsPlugin()],
  server: { port: 5173, proxy: { '/api': api } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // React, the router and the kit change rarely: a new version of a screen leaves them in the browsers' caches.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
        },
      },
    },
  },
});
