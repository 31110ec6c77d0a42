import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Suites of minutes: they walk through all areas. */
const walks = ['e2e/permissions', 'e2e/shellRoutes']

/** Begins with what takes longest, so that no worker is left alone with it at the end: walks, then the browser's suites, then the rest. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (walks.some((walk) => moduleId.includes(walk))) return 0
  return moduleId.includes('/e2e/') ? 1 : 2
}
