/** Inline script: reloads the wanted page once the server answers. */
export const returnScript = `
const back = () =>
  fetch('/api/health').then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
addEventListener('online', back);
setInterval(back, 5000);
`;
