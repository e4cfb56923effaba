/** Made by the build, a module for each language. */
declare module 'virtual:words/*' {
  const catalogue: import('./messages.ts').Messages;
  export default catalogue;
}
