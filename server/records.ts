import type { HistoryActionOf, RecordOf, Registry, Resource } from '../src/core/index.ts'

/**
 * Records of other areas from within a hook: checked, noted in the history and with hooks of their own like those of a
 * request, in the same transaction, but whatever the person may do.
 */
export interface Records {
  /** The areas that there are. */
  readonly registry: Registry
  /** Locked until the end of the transaction; undefined where there is none. */
  read<R extends Resource>(resource: R, id: string): Promise<RecordOf<R> | undefined>
  create<R extends Resource>(resource: R, values: Partial<RecordOf<R>>): Promise<RecordOf<R>>
  update<R extends Resource>(resource: R, id: string, values: Partial<RecordOf<R>>): Promise<RecordOf<R>>
  /**
   * The server's own write: past rules that make a field read-only, columns of rows that are `kept`, `access.edit` and locked
   * states; with the checks of values, a version, the history and hooks as every other. They call it `action`: something that the area has words for.
   */
  write<R extends Resource>(
    resource: R,
    id: string,
    values: Partial<RecordOf<R>>,
    action?: HistoryActionOf<R>,
  ): Promise<RecordOf<R>>
  transition<R extends Resource>(
    resource: R,
    id: string,
    name: string,
    values?: Partial<RecordOf<R>>,
  ): Promise<RecordOf<R>>
  remove<R extends Resource>(resource: R, id: string): Promise<void>
}
