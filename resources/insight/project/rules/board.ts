import type { Picture } from '../../../../src/fields/image/image.ts'
import type { CardLabel } from '../../projectCard/rules/labels.ts'

/** Somebody as a board shows them. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly avatar: Picture | null
}

/** A card as it lies on the board. */
export interface BoardCard {
  readonly id: string
  readonly version: number
  readonly column: string
  readonly position: number
  readonly title: string
  /** ISO date. */
  readonly dueDate: string | null
  readonly labels: readonly CardLabel[]
  /** Ids of people. */
  readonly members: readonly string[]
  readonly cover: Picture | null
  readonly comments: number
  readonly files: number
  /** Lines of its checklist, and those of them that are done. */
  readonly lines: number
  readonly done: number
}

export interface BoardColumn {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly position: number
  readonly cardLimit: number | null
  readonly finished: boolean
}

/** All of a board, in its order. */
export interface Board {
  readonly columns: readonly BoardColumn[]
  readonly cards: readonly BoardCard[]
  /** The members of the project, and whoever works on a card. */
  readonly people: readonly Person[]
  /** How many cards were put away. */
  readonly archived: number
}

/** How far a project is: cards in columns of finished work count as done, also those that were put away from there. */
export interface Progress {
  readonly id: string
  readonly cards: number
  readonly done: number
  readonly files: number
  readonly people: readonly Person[]
}
