import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallFonts } from '@traiteur/kit/setup/small-fonts.ts';
import { islandNames, shopWords } from '@traiteur/words/shop.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedCopies, wordsPlugin } from '../../packages/front/vite.ts';

const client = join(import.meta.dirname, 'dist/client');

/** The names of the files that browsers load, for the bundle that renders the pages: it is built after them. */
const builtFiles = (): Plugin => {
  const id = '\0built-files';
  const manifest = join(client, '.vite/manifest.json');
  return {
    name: 'built-files',
    resolveId: (name) => (name === 'virtual:built-files' ? id : undefined),
    load(name) {
      if (name !== id) return undefined;
      this.addWatchFile(manifest);
      return `export default ${existsSync(manifest) ? readFileSync(manifest, 'utf8') : '{}'}`;
    },
  };
};

/** What browsers load while the site is developed: its sources by one script, which brings all styles and hears of what is saved. */
const developedFiles = (): Plugin => {
  const entry = 'virtual:developed-site';
  const sources = ['/@vite/client', '/src/styles.ts', '/src/main.tsx'];
  const modules: Record<string, string> = {
    'virtual:built-files': `export default ${JSON.stringify({
      'src/main.tsx': { file: `@id/${entry}` },
      'style.css': { file: 'src/site/site.css?direct' },
    })}`,
    [entry]: sources.map((source) => `import '${source}';`).join('\n'),
  };
  return {
    name: 'developed-files',
    resolveId: (name) => (name in modules ? `\0${name}` : undefined),
    load: (id) => modules[id.replace('\0', '')],
  };
};

/** A font that is not there when a page is first drawn waits for the next page: nothing moves for it. */
const unhurriedFonts = (): Plugin => ({
  name: 'unhurried-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /@fontsource[^?]*\.css/.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
});

/** What most pages need; cards are typed on few of them, and no browser loads what draws pages here. */
const isLight = (id: string) => !/payment|stripe|react-dom/.test(id);

/** Built twice: what browsers load, then what renders the pages here and needs nothing beside it. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    // Pages are documents, and load anew while they are developed: no part of them is exchanged in place.
    ...(command === 'build' ? [react()] : [developedFiles()]),
    unhurriedFonts(),
    wordsPlugin('shop', shopWords, islandNames),
    smallFonts(join(import.meta.dirname, '../..')),
    ...(isSsrBuild ? [builtFiles()] : [compressedCopies()]),
  ],
  // The texts are compiled: what formats them has to be the part that knows that, here as in a browser.
  ...(command === 'serve' && { ssr: { noExternal: ['use-intl', 'icu-minify'] } }),
  ...(isSsrBuild && {
    ssr: {
      noExternal: true as const,
      target: 'webworker' as const,
      // A package that has another way in a page than in a worker: we draw without a document.
      resolve: { conditions: ['worker', 'module', 'browser', 'production'] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'es2024',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
      }
    : {
        outDir: client,
        manifest: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        // One file of style for all pages: it is small, and the second page has it already.
        cssCodeSplit: false,
        rolldownOptions: {
          // Style is kept where its names are.
          preserveEntrySignatures: 'exports-only' as const,
          // What two parts of the site have in common comes in one file: each of thirty little ones would wait its turn on a slow line.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: isLight }] } },
          input: {
            main: join(import.meta.dirname, 'src/main.tsx'),
            styles: join(import.meta.dirname, 'src/styles.ts'),
            worker: join(import.meta.dirname, 'src/offline/worker.ts'),
          },
        },
      },
}));
