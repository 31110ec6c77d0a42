import { type KeyboardEvent, useRef, useState } from 'react'
import { SearchInput } from '../../../../src/controls/parts/SearchInput.tsx'
import { defined } from '../../../../src/core/defined.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './emoji.module.css'
import { type EmojiGroup, emojis } from './emojis.ts'

interface EmojiPanelProps {
  words: AreaWords
  onPick: (sign: string) => void
}

/** Signs by groups; the box finds them by their names, the arrow keys go from one to the next. */
export function EmojiPanel({ words: { text, locale }, onPick }: EmojiPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLocaleLowerCase(locale)
  const groups = (Object.keys(emojis) as EmojiGroup[])
    .map((group) => ({
      group,
      signs: emojis[group]
        .map(([sign, key]) => ({ sign, name: text(`emoji.${key}`) }))
        .filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted)),
    }))
    .filter(({ signs }) => signs.length > 0)
  const onKeyDown = (event: KeyboardEvent) => {
    const places = [...(panel.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const at = places.indexOf(document.activeElement as HTMLElement)
    const isBox = at === 0
    const isRtl = panel.current?.matches(':dir(rtl)') ?? false
    const steps: Record<string, number> = defined({
      ArrowDown: isBox ? 1 : columns,
      ArrowUp: -columns,
      ArrowRight: isBox ? undefined : isRtl ? -1 : 1,
      ArrowLeft: isBox ? undefined : isRtl ? 1 : -1,
    })
    const step = steps[event.key]
    const [first] = groups[0]?.signs ?? []
    if (event.key === 'Enter' && isBox && first) {
      event.preventDefault()
      onPick(first.sign)
    } else if (step !== undefined) {
      event.preventDefault()
      places[Math.min(places.length - 1, Math.max(0, at + step))]?.focus()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shorter way to what Tab reaches as well
    <div ref={panel} className={css.panel} onKeyDown={onKeyDown}>
      <SearchInput label={text('emojiSearch')} text={sought} onText={setSought} autoFocus />
      {groups.length === 0 && (
        <p className={css.none} role="status">
          {text('emojiNone')}
        </p>
      )}
      {groups.map(({ group, signs }) => (
        <fieldset key={group} className={css.group}>
          <legend>{text(`emojiGroup.${group}`)}</legend>
          {signs.map(({ sign, name }) => (
            <button key={sign} type="button" aria-label={name} title={name} onClick={() => onPick(sign)}>
              {sign}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Signs in a line, as the styles have it. */
const columns = 8
