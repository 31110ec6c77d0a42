import type { AnyRecord } from '../../../core/index.ts'

export interface Place {
  readonly record: AnyRecord
  readonly parent: string | null
  readonly siblings: readonly AnyRecord[]
  readonly index: number
}
