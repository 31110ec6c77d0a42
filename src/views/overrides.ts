import type { ComponentType, FunctionComponent } from 'react'
import type { AnyRecord, Condition, RecordOf, Resource, Viewer, Where } from '../core/index.ts'
import type { ForeignFile } from '../derive/foreignFile.ts'
import type { CellProps, FieldInput } from '../fields/view.ts'
import type { RecordShapeProps } from './list/recordShape.ts'

type OwnCell<R extends Resource, K extends keyof RecordOf<R>> = ComponentType<
  Omit<CellProps<NonNullable<RecordOf<R>[K]>>, 'record'> & { record: RecordOf<R> }
>

/** What a part of a form that an area brings along is given; `record` is absent while one is created. */
export interface OwnSectionProps<T = AnyRecord> {
  resource: Resource
  record?: T | undefined
}

/** A part of a form that an area brings along. */
export type OwnSection<T = AnyRecord> = FunctionComponent<OwnSectionProps<T>>

/** A page that an area brings along in place of the generic one. */
export type OwnPage = ComponentType<{ resource: Resource }>

/** A flag of an area. */
export type Need = readonly [area: string, flag: string]

/** What an own action is given while it is under way: the records it is for (none above a list), and how it ends. */
export interface OwnActionProps<T = AnyRecord> {
  resource: Resource
  records: readonly T[]
  close: () => void
}

/** Something people may do in an area beside the common actions and its transitions; named by `resources.<path>.actions.<name>`. */
export interface OwnAction<T = AnyRecord, When = Condition> {
  /** Where it is offered: in the menus of a record, for the selected records, or above the list. */
  readonly on: readonly ('record' | 'selection' | 'list')[]
  /** The flag of the area's permission entry that it needs. */
  readonly flag: string
  readonly icon?: string
  /**
   * What it needs besides, of this area or of others, whose `view` goes with it: `[['order', 'create']]` for one that makes an order. A
   * check holds it against what the operations behind the dialog demand (`offers.ts`).
   */
  readonly needs?: readonly Need[]
  /** Of these, each with the `view` of its area, it needs one at least; the dialog offers what each of them allows. */
  readonly oneOf?: readonly Need[]
  /** A flag with which it is pointless, so it is not offered to those who hold it. */
  readonly unless?: string
  /** The records it is offered for; all where absent. Of a selection every record must meet it. */
  readonly when?: When
  /** Whether the shop is set up for it, asked whenever it would be offered; always where absent. */
  readonly isPossible?: () => boolean
  /** What it does to several is among the recent bulk changes, to be undone (`offerUndo` of its operation). */
  readonly isUndone?: true
  /** Ends something or gives money away: never the first step of a page, and red. */
  readonly isDanger?: true
  /** Drawn while it is under way: a dialog, or nothing where it runs by itself. Lazy, so that a list does not carry it. */
  readonly Dialog: FunctionComponent<OwnActionProps<T>>
}

/** What is drawn where a cell of a sheet is opened that is changed elsewhere: the record, the row that it owns, and how it ends. */
export interface OwnCellProps<T = AnyRecord> {
  record: T
  row: string | undefined
  close: () => void
}

/** A cell of a sheet that an operation writes: of which record, and what it shall be. */
export interface BookedCell<T = AnyRecord> {
  readonly record: T
  readonly field: string
  readonly value: unknown
}

/** What is drawn to write changed cells by an operation; `close` is told whether they were written. */
export interface OwnBookingProps<T = AnyRecord> {
  cells: readonly BookedCell<T>[]
  close: (isDone: boolean) => void
}

/** What an area says of a sheet: of its records, or of a field of owned rows. */
export interface OwnSheet {
  /** Fields of its rows that a viewer may not change, though they may change the others. */
  locked?: (viewer: Viewer) => readonly string[]
  /** Fields that are not written with the record, but where a dialog of the area does it, for whoever may open that. */
  dialogs?: Readonly<
    Record<string, { mayOpen: (viewer: Viewer) => boolean; Dialog: FunctionComponent<OwnCellProps> }>
  >
  /** Fields of the records that an operation writes and not a save of the record: their cells are changed like others, and its dialog asks what it needs. */
  booked?: {
    fields: readonly string[]
    mayBook: (viewer: Viewer) => boolean
    Dialog: FunctionComponent<OwnBookingProps>
  }
}

/** What an area shows otherwise than everybody: single cells, values and inputs, sections, or whole pages. */
export interface Views<R extends Resource = Resource> {
  /** People talk in its records, so nobody is told that somebody else is at one. */
  isTalk?: true
  /** Fields that cells of the list need beside their own. */
  also?: readonly (keyof RecordOf<R>)[]
  /** Of these the one that the cell of a column says after its own value, so that it has room for both. */
  beside?: { readonly [K in keyof RecordOf<R>]?: keyof RecordOf<R> }
  cells?: { readonly [K in keyof RecordOf<R>]?: OwnCell<R, K> }
  /**
   * Of these the ones that say in one word what follows from their value, and from those of the fields named with them: where these are
   * the same in all rows of a page, it is said once.
   */
  plain?: { readonly [K in keyof RecordOf<R>]?: readonly (keyof RecordOf<R>)[] }
  /** How a value is read on the page of its record, with all the room it wants; its cell where there is none. */
  shows?: { readonly [K in keyof RecordOf<R>]?: OwnCell<R, K> }
  inputs?: { readonly [K in keyof R['fields']]?: FieldInput }
  sections?: Readonly<Record<string, OwnSection<RecordOf<R>>>>
  actions?: Readonly<Record<string, OwnAction<RecordOf<R>, Where<RecordOf<R>>>>>
  sheets?: { readonly [K in keyof R['fields'] | 'records']?: OwnSheet }
  /** Files of other systems that the import takes as they are; fetched with the first file that is chosen. */
  foreignFiles?: () => Promise<readonly ForeignFile[]>
  /** Drawn above the list, inside its context. */
  top?: OwnPage
  /** The records of a page in another shape than rows, such as large pictures; all around them stays. */
  records?: ComponentType<RecordShapeProps>
  list?: OwnPage
  create?: OwnPage
  edit?: OwnPage
  show?: OwnPage
}

/** The same after `defineViews`, by name, for views that do not know the resource. */
export interface AnyViews {
  readonly resource: string
  readonly isTalk?: true
  readonly also: readonly string[]
  readonly beside: Readonly<Record<string, string | undefined>>
  readonly cells: Readonly<Record<string, ComponentType<CellProps> | undefined>>
  readonly plain: Readonly<Record<string, readonly string[] | undefined>>
  readonly shows: Readonly<Record<string, ComponentType<CellProps> | undefined>>
  readonly inputs: Readonly<Record<string, FieldInput | undefined>>
  readonly sections: Readonly<Record<string, OwnSection | undefined>>
  readonly actions: Readonly<Record<string, OwnAction>>
  readonly sheets: Readonly<Record<string, OwnSheet | undefined>>
  readonly foreignFiles?: () => Promise<readonly ForeignFile[]>
  readonly top?: OwnPage
  readonly records?: ComponentType<RecordShapeProps>
  readonly list?: OwnPage
  readonly create?: OwnPage
  readonly edit?: OwnPage
  readonly show?: OwnPage
}

/** Of an area that shows all as every other. */
export const noViews: AnyViews = Object.freeze({
  resource: '',
  also: [],
  beside: {},
  cells: {},
  plain: {},
  shows: {},
  inputs: {},
  sections: {},
  actions: {},
  sheets: {},
})

/**
 * Replaces parts of the generic views of one area. The default export of `resources/<group>/<name>.views.tsx`; names that the
 * descriptor does not have do not compile.
 */
export function defineViews<R extends Resource>(resource: R, views: Views<R>): AnyViews {
  return Object.freeze({ ...noViews, ...views, resource: resource.name }) as unknown as AnyViews
}
