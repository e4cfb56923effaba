/** Made by the build: one module per language, and one with the texts of the sign-in alone. */
declare module 'virtual:words/administration/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}

/** The texts of nouns that mostly their own screen shows. */
declare module 'virtual:words/site-texts/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'siteTexts'>;
  export default messages;
}

declare module 'virtual:words/client-exports/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'clientExports'>;
  export default messages;
}

declare module 'virtual:words/database-upkeep/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'databaseUpkeep'>;
  export default messages;
}
