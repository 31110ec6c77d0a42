import type { WritingOperation } from '../../../../server/context.ts'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { type MergeSteps, mergeInput, mergeRecords } from './mergeRecords.ts'

/** The operation `merge` of an area: `{into}` takes over everything that refers to the record, which is then deleted. */
export function mergeOperation(
  resource: Resource,
  steps: MergeSteps = {},
): WritingOperation<any, typeof mergeInput> {
  return {
    on: 'record',
    flag: 'delete',
    input: mergeInput,
    summary: 'Moves everything that refers to the record to another one, and deletes it.',
    run: async (asked) => ({
      moved: await mergeRecords(asked, resource, asked.record as AnyRecord, asked.input.into, steps),
    }),
  }
}
