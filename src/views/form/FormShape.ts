import type { ComponentType, RefObject } from 'react'
import type { AnyRecord } from '../../core/index.ts'

export interface RecordHeaderProps {
  /** Set where the record is left for good, so that nothing asks about unsaved changes. */
  isLeaving: RefObject<boolean>
  onMoved: (record: AnyRecord) => void
}

/** How a record that can be changed is drawn: as inputs from top to bottom, or as a page whose cards are opened one by one. */
export interface FormShape {
  readonly Header: ComponentType<RecordHeaderProps>
  readonly Layout: ComponentType
  /** Whether its sections are tabs or steps where the descriptor says so. */
  readonly isSplit: boolean
  /**
   * Its layout sends what was changed field by field, and guards what is left: no bar asks for it, what others changed elsewhere in the record comes
   * in by itself, and nothing is told of every field.
   */
  readonly savesItself?: true
}
