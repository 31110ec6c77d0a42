import { createContext, useContext } from 'react'
import type { AnyRecord, Locale, Resource, Viewer } from '../../core/index.ts'
import type { AnyViews } from '../overrides.ts'
import type { Part, Values } from './values.ts'

/** What holds for a form as long as it is open. */
export interface FormFacts {
  readonly id: string
  readonly resource: Resource
  readonly viewer: Viewer
  readonly views: AnyViews
  /** The record as it was read: what changes are counted from, and whose version a save is based on. Undefined for a new one. */
  readonly base: AnyRecord | undefined
  readonly readable: ReadonlySet<string>
  readonly writable: ReadonlySet<string>
  /** Everything that this person can change in it. */
  readonly parts: readonly Part[]
  /** Why nothing at all can be changed; undefined where it can. */
  readonly closed: string | undefined
}

/** Which part of a form is in view. */
export interface FormPlace {
  readonly section: string
  readonly locale: Locale
  /** Sections that were folded and are open now. */
  readonly unfolded: ReadonlySet<string>
  readonly setSection: (key: string) => void
  readonly setLocale: (locale: Locale) => void
  readonly fold: (key: string, isOpen: boolean) => void
  /** Brings an input into view and focuses it, whatever tab, language or fold it is in. */
  readonly goTo: (path: string) => void
}

/** How a form stands: what differs from the record, and whether it is being saved. */
export interface FormStand {
  readonly changed: readonly Part[]
  /** Values that a choice brought along, by path; `onBrought` notes them. */
  readonly brought: Values
  readonly onBrought: (values: Values) => void
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly isBusy: boolean
  readonly submit: () => void
  readonly discard: () => void
  /** Saves now and answers the record as it is then; undefined where something is wrong, which the form then says. */
  readonly saveFirst: () => Promise<AnyRecord | undefined>
}

const without = (what: string) =>
  `${what} stands outside of a form. It takes its state from there. Put it into <RecordForm>.`

export const FormFactsContext = createContext<FormFacts | null>(null)
export const FormPlaceContext = createContext<FormPlace | null>(null)
export const FormStandContext = createContext<FormStand | null>(null)

/** @throws Error outside of a form. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FormFactsContext)
  if (!facts) throw new Error(without('A part of a form'))
  return facts
}

/** @throws Error outside of a form. */
export function useFormPlace(): FormPlace {
  const place = useContext(FormPlaceContext)
  if (!place) throw new Error(without('A part of a form'))
  return place
}

/** @throws Error outside of a form. */
export function useFormStand(): FormStand {
  const state = useContext(FormStandContext)
  if (!state) throw new Error(without('A part of a form'))
  return state
}
