import type { Action, Resource } from '../../core/index.ts'
import type { JsonSchema } from '../jsonSchema.ts'
import { type Operation, ref } from './operation.ts'

/** A call of an area, and the flag of its permission entry that it needs. */
export type Call = Omit<Operation, 'tag'> & { readonly needs: Action | (string & {}) }

/** The header of every list. */
export const contentRange = {
  'Content-Range': {
    schema: { type: 'string' },
    description: 'The lines and their total: `brands 0-24/1234`.',
  },
}

/** The headers of a list whose total may be an estimate. */
export const totals = {
  ...contentRange,
  'X-Total-Kind': {
    schema: { type: 'string', enum: ['exact', 'estimate'] },
    description: 'How the total was found.',
  },
}

/** The header of what is read of records, and of who is signed in, which a page asks first. */
export const positionHeader = {
  'X-Changes-Position': {
    schema: { type: 'string' },
    description:
      'Where the stream of changes stood before this was read: as `Last-Event-ID` of `GET /changes` it tells what has changed since. Only where one has signed in.',
  },
}

/** The headers of a list of records. */
export const pageHeaders = { ...totals, ...positionHeader }

/** The header of a list whose amounts were added up. */
export const sum = {
  'X-Sum': {
    schema: { type: 'string' },
    description:
      'What the amounts of all records of the filter come to; absent where the total is an estimate.',
  },
}

/** The header of a single record. */
export const etag = { ETag: { schema: { type: 'string' }, description: 'The version of the record.' } }

/** The headers of a record that is read. */
export const recordHeaders = { ...etag, ...positionHeader }

/** The name of a resource as schemas have it: `Brand`. */
export const schemaName = ({ name }: Resource): string => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** The version that a request is based on. */
export const version = { type: 'integer', minimum: 1 }

/** A single record, as it is answered: with the moves that are open, where there is a workflow. */
export const single = (resource: Resource): JsonSchema =>
  ref(`${schemaName(resource)}${resource.workflow ? 'WithMoves' : ''}`)
