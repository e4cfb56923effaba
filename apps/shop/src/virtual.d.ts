/** Made by the build, a module for each language, and one with the texts of the islands alone: a browser loads no others. */
declare module 'virtual:words/shop/*' {
  const messages: import('./site/language/use-shop-words.ts').ShopMessages;
  export default messages;
}

/** Which files the build made for browsers, by their sources. */
declare module 'virtual:built-files' {
  const files: Record<string, { file: string; imports?: string[]; css?: string[] }>;
  export default files;
}
