import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Resource } from '../../src/core/index.ts'
import { actionsIn } from './offers.ts'

/** Steps of pages (`page.next`) that name an own action which the views of the area do not have, or do not offer on a record. */
export function unknownSteps(root: string, areas: readonly Pick<Resource, 'name' | 'page'>[]): string[] {
  const files = new Map(
    globSync('resources/*/*/*.views.tsx', { cwd: root }).map((file) => [basename(file, '.views.tsx'), file]),
  )
  return areas.flatMap(({ name, page }) => {
    const file = files.get(name)
    const known = (file ? actionsIn(root, file) : []).flatMap((action) =>
      /on: \[[^\]]*'record'/.test(action.body) ? [`own.${action.name}`] : [],
    )
    return (page.next ?? [])
      .filter((step) => step.startsWith('own.') && !known.includes(step))
      .map((step) => `${name}: page.next names '${step}'. Its views offer on a record: ${known.join(', ')}.`)
  })
}
