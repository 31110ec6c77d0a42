import type { AnyRecord, HistoryAction, Resource } from '../../src/core/index.ts'
import type { Records } from '../records.ts'
import { findRecord, lockRecord } from './read.ts'
import { demandOpen, demandUnlocked } from './refuse.ts'
import { removeRecord } from './remove.ts'
import { saveRecord } from './save.ts'
import { moveRecord } from './transition.ts'
import { storedValues, type Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** What hooks may do with other records: everything that the rules allow, whatever the person may do. */
export function hookRecords(work: Work): Records {
  const known = (resource: Resource): Resource => work.context.registry[resource.name] ?? resource
  const open = async (resource: Resource, id: string, action: 'edit' | 'delete'): Promise<AnyRecord> => {
    const record = await lockRecord(work, known(resource), id)
    // What is closed to everybody is the server's own to write.
    if (action === 'edit' && known(resource).access.edit === false) demandUnlocked(known(resource), record)
    else demandOpen(known(resource), action, record)
    return record
  }
  const records = {
    registry: work.context.registry,
    read: async (resource: Resource, id: string) => {
      const found = await findRecord(work.db, known(resource), id)
      return found && lockRecord(work, known(resource), id)
    },
    create: (resource: Resource, values: Values) =>
      saveRecord(work, known(resource), writable(known(resource), values), undefined, { action: 'create' }),
    update: async (resource: Resource, id: string, values: Values) =>
      saveRecord(work, known(resource), writable(known(resource), values), await open(resource, id, 'edit'), {
        action: 'update',
      }),
    write: async (resource: Resource, id: string, values: Values, action: HistoryAction = 'update') =>
      saveRecord(
        work,
        known(resource),
        writable(known(resource), values),
        await lockRecord(work, known(resource), id),
        { action, isOwn: true },
      ),
    transition: async (resource: Resource, id: string, name: string, values: Values = {}) =>
      moveRecord(
        work,
        known(resource),
        await lockRecord(work, known(resource), id),
        name,
        writable(known(resource), values),
      ),
    remove: async (resource: Resource, id: string) =>
      removeRecord(work, known(resource), await open(resource, id, 'delete')),
  }
  // The records are as well known as their descriptors; here those are not.
  return records as unknown as Records
}

/** A hook may pass on a whole record; what is computed or of the system is not an input. */
function writable(resource: Resource, values: Values): Values {
  const { status: _, ...input } = storedValues(values as AnyRecord)
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !resource.fields[name]?.options.computed),
  )
}
