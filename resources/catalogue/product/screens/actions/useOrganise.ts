import { useNotify } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Resource } from '../../../../../src/core/index.ts'
import { useReason } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useOwn } from '../useOwn.ts'

/** A product that stays as it is, and why. */
export interface OrganiseSkip {
  readonly id: string
  readonly name: string
  readonly why: string
}

/** What a change does to the chosen products (operation `organise`, docs/api.md). */
export interface OrganiseReport {
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
  onDone: () => void,
) {
  const own = useOwn()
  const reason = useReason()
  const ask = useOperation(resource)
  const notify = useNotify()
  const [report, setReport] = useState<OrganiseReport>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const asked = JSON.stringify(input ? { ids, ...input } : null)

  useEffect(() => {
    setReport(undefined)
    setProblem(undefined)
    const stop = new AbortController()
    const given = JSON.parse(asked) as (OrganiseInput & { ids: string[] }) | null
    if (given)
      inParts(given.ids, (some) =>
        ask<OrganiseReport>('previewOrganise', { input: { ...given, ids: some }, signal: stop.signal }),
      ).then(
        (found) => stop.signal.aborted || setReport(found),
        (error: unknown) => stop.signal.aborted || setProblem(reason(error)),
      )
    return () => stop.abort()
  }, [ask, asked, reason])

  const submit = async () => {
    if (!input) return
    setBusy(true)
    setProblem(undefined)
    try {
      const done = await inParts(ids, (some) =>
        ask<OrganiseReport>('organise', { input: { ...input, ids: some } }),
      )
      notify(own('organise.done', { smart_count: done.changed }), { type: 'success' })
      onDone()
    } catch (error) {
      setProblem(reason(error))
      setBusy(false)
    }
  }
  return { report, problem, isBusy, submit }
}

async function inParts(
  ids: readonly string[],
  run: (some: readonly string[]) => Promise<OrganiseReport>,
): Promise<OrganiseReport> {
  let changed = 0
  const skips: OrganiseSkip[] = []
  for (let at = 0; at < ids.length; at += part) {
    const report = await run(ids.slice(at, at + part))
    changed += report.changed
    skips.push(...report.skips)
  }
  return { changed, skips }
}
