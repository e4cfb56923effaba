import { lockedFolders } from './install.mjs';
import { runNpm } from './run.mjs';

/** What a script that runs this can tell apart. */
const exits = { clean: 0, found: 1, unknown: 2 };

/** Asks the registry for advisories about the packages of each lock: a line for each, then a summary. */
export async function audit() {
  const codes = [];
  for (const folder of Object.values(lockedFolders)) {
    const { output } = await runNpm(['audit', '--json', '--package-lock-only'], folder);
    const { lines, code } = verdictOf(output);
    for (const line of lines) console.log(line);
    codes.push(code);
  }
  return codes.includes(exits.found) ? exits.found : Math.max(...codes);
}

/** What npm's report means, as lines for a person and an exit code. */
export function verdictOf(output) {
  const report = reportIn(output);
  if (!report?.vulnerabilities || !report.metadata) return unknown(report?.error?.summary || report?.message || output);
  const packages = report.metadata.dependencies.total;
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) => via.filter((advisory) => advisory.url));
  if (advisories.length === 0 && Object.keys(report.vulnerabilities).length === 0)
    return { lines: [`The registry knows nothing against the ${packages} locked packages.`], code: exits.clean };
  const lines = advisories.map(
    ({ severity, name, range, title, url }) => `${severity}  ${name} ${range}  ${title}  ${url}`,
  );
  const names = Object.keys(report.vulnerabilities);
  const sentence = `${names.length} of the ${packages} locked packages are concerned (${names.join(', ')}): update them.`;
  return { lines: [...new Set(lines), sentence], code: exits.found };
}

function unknown(reason) {
  const [line] = reason.trim().split('\n');
  return {
    lines: [
      `The registry could not be asked (${line || 'npm said nothing'}): whether anything is known, is not known.`,
    ],
    code: exits.unknown,
  };
}

/** npm's warnings may stand around its report. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
