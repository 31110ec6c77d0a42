import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { moved } from '../parts/moved.ts'
import { PickList } from './PickList.tsx'
import css from './Transfer.module.css'
import type { TransferItem } from './transferItem.ts'

interface TransferProps {
  /** What the two lists are called: what may be taken, and what is. */
  labels: readonly [free: string, taken: string]
  items: readonly TransferItem[]
  /** The ids of what is taken, in their order. */
  taken: readonly string[]
  onChange: (taken: string[]) => void
}

/** Two lists, things of which are taken from one into the other; what is taken has an order. */
export function Transfer({ labels, items, taken, onChange }: TransferProps) {
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
  const list = { picked, onPick: setPicked }
  return (
    <div className={css.transfer}>
      <PickList {...list} label={labels[0]} items={free} onAct={(id) => take([id])} />
      <div className={css.tools}>
        <IconButton
          small
          glyph="next"
          label={translate('fields.transfer.take', { smart_count: ofFree.length })}
          disabled={ofFree.length === 0}
          onClick={() => take(ofFree)}
        />
        <IconButton
          small
          glyph="previous"
          label={translate('fields.transfer.leave', { smart_count: ofTaken.length })}
          disabled={ofTaken.length === 0}
          onClick={() => leave(ofTaken)}
        />
      </div>
      <PickList
        {...list}
        label={labels[1]}
        items={chosen}
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
