import { type ComponentType, use } from 'react'
import type { AnyRecord, RecordOf, Resource } from '../core/index.ts'
import type { CellProps, FieldInput } from '../fields/view.ts'

type OwnCell<R extends Resource, K extends keyof RecordOf<R>> = ComponentType<
  Omit<CellProps<NonNullable<RecordOf<R>[K]>>, 'record'> & { record: RecordOf<R> }
>

/** A part of a form that an area brings along; `record` is absent while one is created. */
export type OwnSection = ComponentType<{ resource: Resource; record?: AnyRecord }>

/** A page that an area brings along in place of the generic one. */
export type OwnPage = ComponentType<{ resource: Resource }>

/** What an area shows otherwise than everybody: single cells and inputs, sections, or whole pages. */
export interface Views<R extends Resource = Resource> {
  cells?: { readonly [K in keyof RecordOf<R>]?: OwnCell<R, K> }
  inputs?: { readonly [K in keyof R['fields']]?: FieldInput }
  sections?: Readonly<Record<string, OwnSection>>
  list?: OwnPage
  create?: OwnPage
  edit?: OwnPage
  show?: OwnPage
}

/** The same after `defineViews`, by name, for views that do not know the resource. */
export interface AnyViews {
  readonly resource: string
  readonly cells: Readonly<Record<string, ComponentType<CellProps> | undefined>>
  readonly inputs: Readonly<Record<string, FieldInput | undefined>>
  readonly sections: Readonly<Record<string, OwnSection | undefined>>
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
  return Object.freeze({ cells: {}, inputs: {}, sections: {}, ...views, resource: resource.name }) as AnyViews
}

type Loaders = Readonly<Record<string, () => Promise<AnyViews>>>

const files: Loaders = import.meta.glob<AnyViews>('../../resources/**/*.views.tsx', { import: 'default' })

const none: AnyViews = Object.freeze({ resource: '', cells: {}, inputs: {}, sections: {} })

const loading = new Map<string, Promise<AnyViews>>()
const loaded = new Map<string, AnyViews>()

/** The replaced parts of an area, or nothing at once where it has none. Suspends while they are loaded for the first time. */
export function useViews(resource: Resource): AnyViews {
  const known = loaded.get(resource.name)
  if (known) return known
  const views = loadViews(resource.name)
  return views ? use(views) : none
}

/** Starts to load the replaced parts of an area, for a page that will need them soon; undefined where it has none. */
export function loadViews(name: string, loaders: Loaders = files): Promise<AnyViews> | undefined {
  const known = loading.get(name)
  if (known) return known
  const path = Object.keys(loaders).find((file) => file.endsWith(`/${name}.views.tsx`))
  const views = path === undefined ? undefined : loaders[path]?.()
  if (!views) return undefined
  loading.set(name, views)
  // What could not be fetched is asked for again the next time.
  views.then(
    (done) => loaded.set(name, done),
    () => loading.delete(name),
  )
  return views
}
