import type { ComponentType, FunctionComponent } from 'react'
import type { AnyRecord, Condition, RecordOf, Resource, Where } from '../core/index.ts'
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
  /** Ends something or gives money away: never the first step of a page, and red. */
  readonly isDanger?: true
  /** Drawn while it is under way: a dialog, or nothing where it runs by itself. Lazy, so that a list does not carry it. */
  readonly Dialog: FunctionComponent<OwnActionProps<T>>
}

/** What an area shows otherwise than everybody: single cells, values and inputs, sections, or whole pages. */
export interface Views<R extends Resource = Resource> {
  /** Fields that cells of the list need beside their own. */
  also?: readonly (keyof RecordOf<R>)[]
  cells?: { readonly [K in keyof RecordOf<R>]?: OwnCell<R, K> }
  /** How a value is read on the page of its record, with all the room it wants; its cell where there is none. */
  shows?: { readonly [K in keyof RecordOf<R>]?: OwnCell<R, K> }
  inputs?: { readonly [K in keyof R['fields']]?: FieldInput }
  sections?: Readonly<Record<string, OwnSection<RecordOf<R>>>>
  actions?: Readonly<Record<string, OwnAction<RecordOf<R>, Where<RecordOf<R>>>>>
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
  readonly also: readonly string[]
  readonly cells: Readonly<Record<string, ComponentType<CellProps> | undefined>>
  readonly shows: Readonly<Record<string, ComponentType<CellProps> | undefined>>
  readonly inputs: Readonly<Record<string, FieldInput | undefined>>
  readonly sections: Readonly<Record<string, OwnSection | undefined>>
  readonly actions: Readonly<Record<string, OwnAction>>
  readonly top?: OwnPage
  readonly records?: ComponentType<RecordShapeProps>
  readonly list?: OwnPage
  readonly create?: OwnPage
  readonly edit?: OwnPage
  readonly show?: OwnPage
}

/**
 * Replaces parts of the generic views of one area. The default export of `resources/<group>/<name>.views.tsx`; names that the
 * descriptor does not have do not compile.
 */
export function defineViews<R extends Resource>(resource: R, views: Views<R>): AnyViews {
  return Object.freeze({
    also: [],
    cells: {},
    shows: {},
    inputs: {},
    sections: {},
    actions: {},
    ...views,
    resource: resource.name,
  }) as unknown as AnyViews
}
