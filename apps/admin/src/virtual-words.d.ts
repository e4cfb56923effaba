/** Made by the build, a module for each language, and one with the texts of its entrance alone: no screen there shows another. */
declare module 'virtual:words/administration/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}

/** The texts of one noun whose screen alone shows most of them. */
declare module 'virtual:words/site-texts/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'siteTexts'>;
  export default messages;
}
