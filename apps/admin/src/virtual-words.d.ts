/** Made by the build, a module for each language. */
declare module 'virtual:words/administration/*' {
  const messages: import('./messages.d.ts').AdministrationMessages;
  export default messages;
}
