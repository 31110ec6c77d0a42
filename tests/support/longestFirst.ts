import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Suites of minutes. The second asks for no demo shop: while one worker opens that for the first time, the other has work. */
const longest = ['e2e/shellRoutes', 'e2e/orderLife', 'e2e/permissions', 'e2e/product.']

/**
 * Begins with what takes longest, so that no worker is left alone with it at the end: the longest, then the browser's suites, then those
 * that live through many cases, then the rest. What shares a window or modules comes one after the other: a worker that goes over to another
 * kind of suite begins anew.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const kindOf = ({ project }: TestSpecification) => project.name
    return sorted.toSorted(
      (one, other) => rank(one) - rank(other) || kindOf(one).localeCompare(kindOf(other)),
    )
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.includes(name))
  if (place >= 0) return place
  if (moduleId.includes('/e2e/')) return longest.length
  return (
    longest.length +
    (/lives|Model|Properties|everyArea|savedUnchanged|commands\/(new|dev)\.|app\/start\./.test(moduleId)
      ? 1
      : 2)
  )
}
