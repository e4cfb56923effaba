import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { catalogueOf, type Phrases } from '@traiteur/words/phrases/phrase.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/**
 * Texts as `virtual:words/administration/fr` and `…/en`, so that a browser loads one language; `…-entrance` holds only
 * those of the sign-in pages.
 */
export function wordsPlugin(name: string, words: Phrases, entrance: Phrases = {}): Plugin {
  const address = `virtual:words/${name}/`;
  const prefix = `\0words/${name}/`;
  return {
    name: 'words',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    resolveId: (id) => (id.startsWith(address) ? id.replace(address, prefix) : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [language, part] = id.slice(prefix.length).split('-');
      const catalogue = catalogueOf(part === undefined ? words : entrance, language === 'en' ? 'en' : 'fr');
      return `export default ${JSON.stringify(compileMessages(catalogue))}`;
    },
  };
}

/** Bytes: smaller files are not compressed. */
const smallest = 1024;

/** Compresses each file at build time, better than per request. */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < smallest || !/\.(js|css|svg)$/.test(file.fileName)) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(content, { params }),
          });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(content, { level: 9 }) });
        }
      },
    },
  };
}

/** Precompiled, so that browsers need no ICU parser. */
function compileMessages(messages: object): unknown {
  return JSON.parse(JSON.stringify(messages), (_, value: unknown) =>
    typeof value === 'string' ? compile(value) : value,
  );
}
