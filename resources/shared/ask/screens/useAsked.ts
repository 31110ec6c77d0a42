import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import type { BulkResult } from '../../../../src/providers/shopCalls.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useBulkOperation } from '../../../../src/providers/useBulkOperation.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'

/** An operation with what was typed for it. */
export interface Ask {
  readonly operation: string
  readonly input: Readonly<Record<string, unknown>>
}

export interface Asked {
  readonly resource: Resource
  readonly records: readonly AnyRecord[]
  /** One request for all records. */
  readonly ask?: Ask | undefined
  /** For the one record there is, where it takes another call. */
  readonly run?: ((record: AnyRecord) => Promise<unknown>) | undefined
  /** Paths of other areas that change with it. */
  readonly also?: readonly string[] | undefined
  /** Told what became of several records once a go has come to an end: all that was done, and what was refused and why. */
  readonly onResult?: ((result: BulkResult) => void) | undefined
}

/** What the server says of several records: what would be done, or, of those that are left, why they were not. */
interface Plan extends BulkResult {
  /** What was typed when it was asked; another answer asks again. */
  readonly of: string
}

/**
 * Does what a dialog asks for with one record or several. Of several it first looks what would be refused; where something would, that is
 * shown, and the next go does the others. Answers what was done once nothing is left to say; undefined where something is.
 */
export function useAsked({ resource, records, ask, run, also = [], onResult }: Asked) {
  const one = useOperation(resource)
  const many = useBulkOperation(resource)
  const queryClient = useQueryClient()
  const [left, setLeft] = useState(records)
  const [plan, setPlan] = useState<Plan>()
  const [result, setResult] = useState<BulkResult>()
  const [why, setWhy] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const typed = JSON.stringify(ask?.input)
  const known = plan?.of === typed ? plan : undefined
  const isPlanned = known !== undefined && known.done.length > 0

  const withOne = async ([record]: readonly AnyRecord[]): Promise<unknown[] | undefined> => {
    if (!record) return undefined
    if (run) return [await run(record)]
    return ask && [await one(ask.operation, { record, input: ask.input })]
  }

  const conclude = (done: readonly string[], refused: BulkResult['refused']) => {
    const all = { done: [...(result?.done ?? []), ...done], refused }
    setResult(all)
    onResult?.(all)
  }

  const withMany = async ({ operation, input }: Ask): Promise<unknown[] | undefined> => {
    if (!isPlanned) {
      const dry = await many({ operation, input, records: left, dryRun: true })
      if (dry.refused.length > 0) {
        setPlan({ ...dry, of: typed })
        if (dry.done.length === 0) conclude([], dry.refused)
        return undefined
      }
    }
    const chosen = isPlanned ? left.filter(({ id }) => known.done.includes(id)) : left
    const { done, refused } = await many({ operation, input, records: chosen })
    conclude(done, [...(isPlanned ? known.refused : []), ...refused])
    if (refused.length === 0) return [...done]
    // What is done is not done once more.
    setLeft(left.filter(({ id }) => !done.includes(id)))
    setPlan({ done: [], refused, of: typed })
    return undefined
  }

  const go = async (): Promise<unknown[] | undefined> => {
    setBusy(true)
    setWhy(undefined)
    try {
      return await (ask && records.length > 1 ? withMany(ask) : withOne(records))
    } catch (error) {
      setWhy(reasonOf(error))
      return undefined
    } finally {
      setBusy(false)
      const paths = [resource.path, ...also]
      await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    }
  }
  return { go, isBusy, why, plan: known, result, count: isPlanned ? known.done.length : left.length }
}
