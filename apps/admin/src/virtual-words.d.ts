/** Made by the build for each language: what all screens share, and before the sign-in what its pages show. */
declare module 'virtual:words/administration/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}

declare module 'virtual:words/entrance/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}

/** The texts of a noun that its own screen alone shows whole. */
declare module 'virtual:words/screen/*' {
  const messages: Partial<import('./messages.d.ts').AdministrationMessages>;
  export default messages;
}
