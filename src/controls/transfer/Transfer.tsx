import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Button } from '../../shell/controls/Button.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { moved } from '../parts/moved.ts'
import { PickList } from './PickList.tsx'
import css from './Transfer.module.css'
import type { DrawItems, TransferItem } from './transferItem.ts'

interface TransferProps {
  /** What the two lists are called: what may be taken, and what is. */
  labels: readonly [free: string, taken: string]
  items: readonly TransferItem[]
  /** The ids of what is taken, in their order. */
  taken: readonly string[]
  onChange: (taken: string[]) => void
  /** Words on the buttons that take over and put back, beside their arrows. */
  acts?: readonly [take: string, leave: string]
  /** How high the lists are. */
  size?: 'small' | 'medium' | 'large'
  /** So many lines at a time in each list; all without. */
  perPage?: number
  /** Other than lines: what may be taken, and what is. */
  draw?: readonly [free: DrawItems | undefined, taken: DrawItems | undefined]
  /** Below the lists. */
  foot?: readonly [free: ReactNode, taken: ReactNode]
}

/** Two lists, things of which are taken from one into the other; what is taken has an order. */
export function Transfer({
  labels,
  items,
  taken,
  onChange,
  acts = ['', ''],
  size = 'medium',
  perPage,
  draw = [undefined, undefined],
  foot = [undefined, undefined],
}: TransferProps) {
  const translate = useTranslate()
  const [picked, setPicked] = useState<readonly string[]>([])
  const known = new Map(items.map((item) => [item.id, item]))
  const free = items.filter(({ id }) => !taken.includes(id))
  const chosen = taken.flatMap((id) => known.get(id) ?? [])
  const ofFree = picked.filter((id) => !taken.includes(id))
  const ofTaken = taken.filter((id) => picked.includes(id))
  const take = (ids: readonly string[]) => onChange([...taken, ...ids])
  const leave = (ids: readonly string[]) => onChange(taken.filter((id) => !ids.includes(id)))
  const only = ofTaken.length === 1 ? taken.indexOf(ofTaken[0] as string) : -1
  const list = { picked, onPick: setPicked, perPage }
  return (
    <div className={css.transfer} data-size={size}>
      <PickList
        {...list}
        label={labels[0]}
        items={free}
        draw={draw[0]}
        foot={foot[0]}
        onAct={(id) => take([id])}
      />
      <div className={css.tools}>
        <ActButton
          glyph="next"
          label={translate('fields.transfer.take', { smart_count: ofFree.length })}
          words={acts[0]}
          disabled={ofFree.length === 0}
          onClick={() => take(ofFree)}
        />
        <ActButton
          glyph="previous"
          label={translate('fields.transfer.leave', { smart_count: ofTaken.length })}
          words={acts[1]}
          disabled={ofTaken.length === 0}
          onClick={() => leave(ofTaken)}
        />
      </div>
      <PickList
        {...list}
        label={labels[1]}
        items={chosen}
        draw={draw[1]}
        foot={foot[1]}
        onAct={(id) => leave([id])}
        tools={
          <>
            <IconButton
              small
              glyph="up"
              label={translate('fields.transfer.earlier')}
              disabled={only < 1}
              onClick={() => onChange(moved([...taken], only, only - 1))}
            />
            <IconButton
              small
              glyph="open"
              label={translate('fields.transfer.later')}
              disabled={only < 0 || only === taken.length - 1}
              onClick={() => onChange(moved([...taken], only, only + 1))}
            />
          </>
        }
      />
    </div>
  )
}

interface ActButtonProps {
  glyph: 'next' | 'previous'
  /** What it does, with how many. */
  label: string
  /** Shown beside the arrow; without, the arrow is alone. */
  words: string
  disabled: boolean
  onClick: () => void
}

function ActButton({ glyph, label, words, ...button }: ActButtonProps) {
  if (words === '') return <IconButton small glyph={glyph} label={label} {...button} />
  return (
    <Button small {...button} aria-label={`${words} – ${label}`}>
      {glyph === 'previous' && <Glyph name={glyph} />}
      {words}
      {glyph === 'next' && <Glyph name={glyph} />}
    </Button>
  )
}
