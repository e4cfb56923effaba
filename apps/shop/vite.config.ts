import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallFonts } from '@traiteur/kit/setup/small-fonts.ts';
import { islandWords, shopWords } from '@traiteur/words/shop.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressedCopies, narrowTexts, wordsPlugin } from '../../packages/front/vite.ts';

const client = join(import.meta.dirname, 'dist/client');

/** Tells the server's bundle the browser's file names: it is built second. */
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

/** In development: one script loads all sources and styles, with reload on save. */
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

/** `optional`: a font that is late for the first paint waits for the next page, and nothing moves. */
const unhurriedFonts = (): Plugin => ({
  name: 'unhurried-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /@fontsource[^?]*\.css/.test(id) ? code.replaceAll('font-display: swap', 'font-display: optional') : undefined,
});

/** Shared by most pages; not the payment code, nor the rendering code that no browser loads. */
const isLight = (id: string) => !/payment|stripe|react-dom/.test(id);

/** What the cart beside every dish is drawn with. */
const isOfCart = (id: string) => /shop\/src\/cart\//.test(id);

/** What the checkout shares with the page of what was placed or is being changed. */
const isOfPlacing = (id: string) => /shop\/src\/(checkout|orders)\//.test(id);

/** What the account shares with one other page. */
const isOfAccount = (id: string) => /shop\/src\/account\/|contract\/src\/own\//.test(id);

/** Built twice: first for browsers, then for the server, whose bundle needs no other package. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    // Pages are documents: they reload, without hot module replacement.
    ...(command === 'build' ? [react()] : [developedFiles()]),
    unhurriedFonts(),
    wordsPlugin({ shop: shopWords, islands: islandWords }),
    smallFonts(join(import.meta.dirname, '../..')),
    ...(isSsrBuild ? [builtFiles(), narrowTexts()] : [compressedCopies()]),
  ],
  // Texts are compiled: their formatter must be the build for compiled texts, as in a browser.
  ...(command === 'serve' && { ssr: { noExternal: ['use-intl', 'icu-minify'] } }),
  ...(isSsrBuild && {
    ssr: {
      noExternal: true as const,
      target: 'webworker' as const,
      // We render without a document: packages must resolve to their worker build.
      resolve: { conditions: ['worker', 'module', 'browser', 'production'] },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'es2024',
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
      }
    : {
        outDir: client,
        manifest: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        // One small style file for all pages: the second page has it in the cache.
        cssCodeSplit: false,
        rolldownOptions: {
          // Styles stay in the build only while their class names are exported.
          preserveEntrySignatures: 'exports-only' as const,
          // Three shared files: thirty small ones would queue on a slow connection. Who looks at dishes loads two.
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', tags: ['$initial'], minShareCount: 2, test: isLight, priority: 2 },
                { name: 'cart', minShareCount: 2, test: isOfCart, priority: 1 },
                { name: 'ordering', minShareCount: 3, test: isLight },
                { name: 'placing', minShareCount: 2, test: isOfPlacing },
                { name: 'account', minShareCount: 2, test: isOfAccount },
              ],
            },
          },
          input: {
            main: join(import.meta.dirname, 'src/main.tsx'),
            styles: join(import.meta.dirname, 'src/styles.ts'),
            worker: join(import.meta.dirname, 'src/offline/worker.ts'),
          },
        },
      },
}));
