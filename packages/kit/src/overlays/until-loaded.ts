/** In milliseconds. */
const pause = 5000;

/** Loads code until it comes, however often the server cannot be reached: what is only news must not take the page down with it. */
export async function untilLoaded<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
