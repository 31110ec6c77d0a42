import { checkCondition, meant, type Report } from './checkNames.ts'
import type { Problem } from './errors.ts'
import type { Resource } from './resourceTypes.ts'

/** Finds what is wrong between resources: names, paths, endpoints and relations. */
export function checkRegistry(resources: readonly Resource[]): Problem[] {
  const problems: Problem[] = []
  const report: Report = (at, code, message, hint) => problems.push({ at, code, message, hint })
  const names = resources.map((resource) => resource.name)
  for (const key of ['name', 'path', 'endpoint'] as const) {
    resources.forEach((resource, index) => {
      const first = resources.findIndex((other) => other[key] === resource[key])
      if (first < index)
        report(
          `${resource.name}.${key}`,
          'duplicate',
          `'${resource[key]}' is also the ${key} of ${resources[first]?.name}.`,
        )
    })
  }
  for (const a of resources) {
    for (const b of resources) {
      if (b.path.startsWith(`${a.path}/`)) {
        report(
          `${a.name}.path`,
          'path-prefix',
          `'${a.path}' is the beginning of '${b.path}', so some records could not be reached.`,
        )
      }
    }
    const above = resources.find(({ name }) => name === a.below)
    if (above && (above.below !== undefined || above.menu === undefined))
      report(`${a.name}.below`, 'not-in-menu', `${above.name} is no entry of the menu itself.`)
    for (const name of a.places) {
      const target = resources.find((other) => other.name === a.fields[name]?.options.to)
      if (target && target.name !== 'stockLocation' && target.places.length === 0)
        report(`${a.name}.places`, 'no-place', `'${name}' refers to ${target.name}, which is at no place.`)
    }
    for (const [at, field] of Object.entries(a.fields)) {
      const target = resources.find(({ name }) => name === field.options.to)
      if (target && field.options.where)
        checkCondition(target, report)(`${a.name}.fields.${at}.where`, field.options.where)
      if (target && field.options.tree && target.fields.parent?.kind !== 'parent')
        report(
          `${a.name}.fields.${at}.tree`,
          'no-tree',
          `${target.name} has no field 'parent': it is no tree.`,
        )
    }
    for (const [at, target] of targets(a)) {
      if (!names.includes(target)) {
        report(
          `${a.name}.${at}`,
          'unknown-resource',
          `${a.name} refers to '${target}', which is not a registered resource.`,
          meant(target, names),
        )
      }
    }
  }
  return problems
}

function targets(resource: Resource): [string, string][] {
  const related = Object.entries(resource.list.related).map(([name, to]): [string, string] => [
    `list.related.${name}`,
    to,
  ])
  const fields = Object.entries(resource.fields).flatMap(([name, field]): [string, string][] => {
    const inner: [string, string][] = Object.entries(
      (field.options.fields ?? {}) as Resource['fields'],
    ).flatMap(([key, row]) => target(`fields.${name}.${key}`, row))
    return [...target(`fields.${name}`, field), ...inner]
  })
  const above: [string, string][] = resource.below === undefined ? [] : [['below', resource.below]]
  return [...above, ...fields, ...related]
}

/** The area that a field points to, by its records or their rows, or whose titles it offers. */
function target(at: string, { options }: Resource['fields'][string]): [string, string][] {
  const to: string | undefined = options.to ?? options.titleOf ?? options.rowOf
  return to === undefined ? [] : [[at, to]]
}
