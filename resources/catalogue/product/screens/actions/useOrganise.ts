import type { Resource } from '../../../../../src/core/index.ts'
import type { BulkResult } from '../../../../../src/providers/shopCalls.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useReportDone } from '../../../../../src/views/list/useUndoBulk.tsx'
import { useOwn } from '../useOwn.ts'
import { usePreview } from './usePreview.ts'

/** A product that stays as it is, and why. */
export interface OrganiseSkip {
  readonly id: string
  readonly name: string
  readonly why: string
}

/** What a change does to the chosen products (operation `organise`, docs/api.md). */
export interface OrganiseReport {
  readonly undo?: BulkResult['undo']
  readonly changed: number
  readonly skips: readonly OrganiseSkip[]
}

/** What is asked beside the products; undefined until it is complete. */
export interface OrganiseInput {
  readonly kind: 'category' | 'tag' | 'collection'
  readonly action: 'add' | 'remove'
  readonly target: string
  readonly primary?: boolean
}

/** As many products as one request takes. */
const part = 200

/** Says what a change would do as soon as it is complete, and does it, part by part. */
export function useOrganise(
  resource: Resource,
  ids: readonly string[],
  input: OrganiseInput | undefined,
  close: () => void,
) {
  const own = useOwn()
  const ask = useOperation(resource)
  const reportDone = useReportDone(resource)
  return usePreview<OrganiseInput, OrganiseReport>(input, {
    look: (given, signal) =>
      inParts(ids, (some) => ask('previewOrganise', { input: { ...given, ids: some }, signal })),
    make: (given) => inParts(ids, (some) => ask('organise', { input: { ...given, ids: some } })),
    onDone({ changed, undo }) {
      reportDone(own('organise.done', { smart_count: changed }), undo)
      close()
    },
  })
}

/** More than one part is put back part by part, among the recent changes. */
async function inParts(
  ids: readonly string[],
  run: (some: readonly string[]) => Promise<OrganiseReport>,
): Promise<OrganiseReport> {
  if (ids.length <= part) return run(ids)
  let changed = 0
  const skips: OrganiseSkip[] = []
  for (let at = 0; at < ids.length; at += part) {
    const report = await run(ids.slice(at, at + part))
    changed += report.changed
    skips.push(...report.skips)
  }
  return { changed, skips }
}
