import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Resource } from '../../src/core/index.ts'
import { actionsIn } from './offers.ts'

/** Steps of pages (`page.next`) that name an own action which the views of the area do not have, or do not offer on a record. */
export function unknownSteps(root: string, areas: readonly Pick<Resource, 'name' | 'page'>[]): string[] {
  const sources = new Map(
    globSync('resources/*/*/*.views.tsx', { cwd: root }).map((file) => [
      basename(file, '.views.tsx'),
      readFileSync(join(root, file), 'utf8'),
    ]),
  )
  return areas.flatMap(({ name, page }) => {
    const known = actionsIn(sources.get(name) ?? '').flatMap((action) =>
      /on: \[[^\]]*'record'/.test(action.body) ? [`own.${action.name}`] : [],
    )
    return (page.next ?? [])
      .filter((step) => step.startsWith('own.') && !known.includes(step))
      .map((step) => `${name}: page.next names '${step}'. Its views offer on a record: ${known.join(', ')}.`)
  })
}
