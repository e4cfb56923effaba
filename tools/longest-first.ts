import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [
  'every-screen.test.ts',
  'roles.test.ts',
  'finder.test.ts',
  'account.test.ts',
  'siege.test.ts',
  'bench.test.ts',
  'main.test.ts',
  'let-in.test.ts',
  'hostile-input.test.ts',
  'restore-backup.test.ts',
  'away.test.ts',
];

/** A fresh clone has no earlier timings, so the slow files are named here. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return place < 0 ? longest.length : place;
    };
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).sort((first, second) => rank(first) - rank(second)),
    );
  }
}
