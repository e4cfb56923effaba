/** Runs in the page itself, where no other file may be there: asks for the page that was wanted as soon as the house answers. */
export const returnScript = `
const back = () =>
  fetch('/api/health').then(
    ({ ok }) => ok && location.reload(),
    () => undefined,
  );
addEventListener('online', back);
setInterval(back, 5000);
`;
