import type { AnyRecord, Resource } from '../../src/core/index.ts'
import type { FieldEdits } from '../../src/derive/fieldEdits.ts'
import { ApiError } from '../apiError.ts'
import { changedValues } from './fieldEdits.ts'
import { readInput } from './input.ts'
import { lockRecord } from './read.ts'
import { demand, demandOpen, demandVersion } from './refuse.ts'
import { removeRecord } from './remove.ts'
import { saveRecord } from './save.ts'
import { demandTransition, findTransition, moveRecord } from './transition.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** Which record a write is meant for, and the version it is based on; both as the client sent them. */
export interface Aim {
  readonly id: unknown
  readonly version: unknown
}

/** Creates a record for the person of the work. */
export async function createRecord(work: Work, resource: Resource, body: Values): Promise<AnyRecord> {
  demand(work.actor, resource, 'create')
  const input = readInput(resource, work.actor, body)
  const record = await saveRecord(work, resource, input, undefined, { action: 'create' })
  demandOpen(resource, 'create', record)
  return record
}

/** Changes the fields that are sent, and those that are changed from the value they have; all others keep their values. */
export async function updateRecord(
  work: Work,
  resource: Resource,
  aim: Aim,
  body: Values,
  changes: FieldEdits = {},
): Promise<AnyRecord> {
  const previous = await lockToEdit(work, resource, aim)
  const asked = { ...body, ...changedValues(resource, previous, changes) }
  const input = readInput(resource, work.actor, asked, previous)
  return saveRecord(work, resource, input, previous, { action: 'update', isAsked: true })
}

/**
 * The record that a person means to change, locked, as they know it.
 * @throws ApiError where they may not change it, or it is closed, or another version
 */
export async function lockToEdit(work: Work, resource: Resource, aim: Aim): Promise<AnyRecord> {
  demand(work.actor, resource, 'edit')
  const record = await lockRecord(work, resource, aim.id)
  await demandVersion(work, resource, record, aim.version)
  demandOpen(resource, 'edit', record)
  return record
}

/** Deletes a record; answers with it as it was. */
export async function deleteRecord(work: Work, resource: Resource, aim: Aim): Promise<AnyRecord> {
  demand(work.actor, resource, 'delete')
  const record = await lockRecord(work, resource, aim.id)
  await demandVersion(work, resource, record, aim.version)
  demandOpen(resource, 'delete', record)
  await removeRecord(work, resource, record)
  return record
}

/** Moves a record to another state, with the fields that the transition asks for. */
export async function transitionRecord(
  work: Work,
  resource: Resource,
  name: string,
  aim: Aim,
  body: Values,
): Promise<AnyRecord> {
  const { ask = [] } = findTransition(resource, name)
  demandTransition(work.actor, resource, name)
  const previous = await lockRecord(work, resource, aim.id)
  await demandVersion(work, resource, previous, aim.version)
  const asked: readonly string[] = [...ask, 'id', 'version']
  const other = Object.keys(body).find((key) => !asked.includes(key))
  if (other) throw new ApiError('unknown-field', { values: { field: other.slice(0, 100) } })
  return moveRecord(work, resource, previous, name, readInput(resource, work.actor, body, previous))
}
