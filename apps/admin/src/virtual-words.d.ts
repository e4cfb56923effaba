declare module 'virtual:words/*' {
  const catalogue: import('./words.ts').Messages;
  export default catalogue;
}
