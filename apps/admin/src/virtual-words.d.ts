/** Made by the build: one module per language, and one with the texts of the sign-in alone. */
declare module 'virtual:words/administration/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}

/** The texts of the site texts' noun, which mostly its own screen shows. */
declare module 'virtual:words/site-texts/*' {
  const messages: Pick<import('./messages.d.ts').AdministrationMessages, 'siteTexts'>;
  export default messages;
}
