import type { AnyRecord, Resource, Viewer } from '../../core/index.ts'
import { writableFields } from '../../derive/permissions.ts'
import { type FieldProblem, problemAt } from '../../derive/problems.ts'
import { check } from '../form/check.ts'
import { type CellPath, cellAt, pathAt, withCells } from './cellPaths.ts'
import { type Edited, partsTouched } from './edits.ts'

/** One thing that is wrong with an edited record, at its cell. */
export interface CellProblem extends Omit<FieldProblem, 'path'> {
  readonly path: CellPath
  /** As the check names it, for the words. */
  readonly place: string
  readonly value: unknown
}

/**
 * All that THE check finds wrong with an edited record. What was not read of the record counts as filled in: the server looks at it. So
 * the check hears of what was read alone.
 */
export function sheetProblems(
  resource: Resource,
  viewer: Viewer,
  record: AnyRecord,
  edited: Edited,
  booked: readonly string[] = [],
): CellProblem[] {
  const changed: AnyRecord = withCells(record, edited.mine)
  const touched = new Set(
    partsTouched(resource, edited).map(({ name, locale }) => (locale ? 'translations' : name)),
  )
  const known = new Set(Object.keys(record))
  const input = Object.fromEntries(Object.entries(changed).filter(([name]) => touched.has(name)))
  const found = check(resource, input, {
    writable: new Set([...writableFields(viewer, resource), ...booked]),
    readable: known,
    base: record,
  })
  // What is counted and not said is no count.
  const empty = booked
    .filter((name) => name in edited.mine && edited.mine[name] === null)
    .map((path): FieldProblem => problemAt<AnyRecord>(path, 'required'))
  return [...found, ...empty].map((problem) => {
    const path = pathAt(changed, problem.path)
    return { ...problem, place: problem.path, path, value: cellAt(changed, path) }
  })
}
