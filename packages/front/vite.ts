import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { catalogueOf, type Phrases } from '@traiteur/words/phrases/phrase.ts';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Texts as `virtual:words/{part}/fr` and `…/en`, so that a browser loads one language, and of that what it shows. */
export function wordsPlugin(parts: Record<string, Phrases>): Plugin {
  const address = /^virtual:words\/(.+)\/(fr|en)$/;
  return {
    name: 'words',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    resolveId: (id) => (address.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, part = '', language] = address.exec(id.slice(1)) ?? [];
      const words = parts[part];
      if (!words) return undefined;
      return `export default ${JSON.stringify(compileMessages(catalogueOf(words, language === 'en' ? 'en' : 'fr')))}`;
    },
  };
}

/**
 * For programs that a server keeps in memory: one character beyond Latin-1 makes V8 keep the whole file in two bytes a
 * character, so each is escaped.
 */
export function narrowTexts(): Plugin {
  return {
    name: 'narrow-texts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(
              /[\u0080-\uffff]/g,
              (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
            );
      },
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
