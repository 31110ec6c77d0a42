import type { ComponentType } from 'react'
import type { FiguresAnswer, TileGroup } from '../../rules/tiles.ts'
import type { TileSize } from './layout.ts'
import type { TileTable } from './table.ts'
import type { FigureParams } from './useFigures.ts'
import type { Words } from './useWords.ts'

/** A tile of a board. Its name is that of its texts, and of its figures where it has a group. */
export interface BoardTile {
  readonly name: string
  /** What people called it, where it has no texts of its own. */
  readonly title?: string
  /** What it shows, where it has no texts of its own. */
  readonly about?: string
  /** Where its figures come from; a tile without one reads its own. */
  readonly group?: TileGroup
  readonly params?: FigureParams
  /** A count with a link, as small as it can be. */
  readonly isSmall?: true
  readonly size?: TileSize
  /** Pixels that its content needs when there is much of it, on a wide board and on a narrow one: the tile always keeps that room. */
  readonly height: number | readonly [wide: number, narrow: number]
  /** What stands there until its content comes; bars unless it says so. */
  readonly Waiting?: ComponentType<{ readonly words: Words }>
  readonly Content: ComponentType<TileContentProps>
  /** What it shows as a table; undefined where there is nothing to show. */
  readonly table?: (data: any, words: Words, answer: FiguresAnswer) => TileTable | undefined
  /** Of a tile without a group: what it has read by itself. */
  readonly useOwn?: () => OwnReading
  /** Whether it is a table already, so that there is no chart to change it for. */
  readonly isTable?: true
}

/** What a tile has read by itself, as a table, and how it is read again. */
export interface OwnReading {
  table(words: Words): TileTable | undefined
  refresh(): Promise<unknown>
}

/** What a tile is called. */
export const tileTitle = ({ name, title }: Pick<BoardTile, 'name' | 'title'>, { t }: Words): string =>
  title ?? t(`dashboard.tiles.${name}`)

/** What the content of a tile is given; `data` is its part of the answer. */
export interface TileContentProps {
  readonly data: any
  readonly answer: FiguresAnswer
  readonly words: Words
}

/** A part of a board with a heading of its own; tiles are moved within it. */
export interface BoardPart {
  readonly name: string
  readonly title: string
  readonly tiles: readonly BoardTile[]
}

/** The figures of the group that a tile belongs to. Tiles of one group ask once: the query is theirs together. */
export interface TileFigures {
  readonly answer: FiguresAnswer | undefined
  readonly error: Error | null
  readonly isPlaceholder: boolean
  readonly refetch: () => void
}
