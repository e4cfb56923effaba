import { afterwards } from './afterwards.ts';
import { makeFolder, removeFolder } from './running-traiteur.ts';

/** A folder of the calling test's or file's own, gone with it. Name it before what works in it: what is named last is ended first. */
export function testFolder(): string {
  const folder = makeFolder();
  afterwards(() => removeFolder(folder));
  return folder;
}
