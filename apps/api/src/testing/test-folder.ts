import { afterwards } from './afterwards.ts';
import { makeFolder, removeFolder } from './running-traiteur.ts';

/** Removed after the calling test or file. Call it before opening anything in it: the last opened is closed first. */
export function testFolder(): string {
  const folder = makeFolder();
  afterwards(() => removeFolder(folder));
  return folder;
}
