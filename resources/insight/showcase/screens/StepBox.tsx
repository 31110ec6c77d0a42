import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { readNumber } from '../../../../src/controls/number/readNumber.ts'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'

interface StepBoxProps {
  id: string
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Most digits after the point. */
  digits?: number
  dense?: boolean
  disabled?: boolean
}

/** A number that is typed, or moved by steps: by the buttons, for as long as one is held, by ↑ and ↓, and by the wheel while it has the focus. */
export function StepBox({
  value,
  onChange,
  min = 0,
  max = 1e9,
  step = 1,
  digits = 0,
  disabled = false,
  ...part
}: StepBoxProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const [typed, setTyped] = useState<string>()
  const latest = useRef(value)
  latest.current = value
  const held = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const set = (next: number) => onChange(Math.min(Math.max(Number(next.toFixed(digits)), min), max))
  const go = (steps: number) => {
    setTyped(undefined)
    set(latest.current + steps * step)
  }
  const moving = useRef(go)
  moving.current = go
  const release = () => clearTimeout(held.current)
  const hold = (steps: number, wait = 400) => {
    moving.current(steps)
    held.current = setTimeout(() => hold(steps, 80), wait)
  }
  useEffect(() => () => clearTimeout(held.current), [])
  useEffect(() => {
    const own = box.current
    const onWheel = (event: WheelEvent) => {
      if (!own?.contains(document.activeElement)) return
      event.preventDefault()
      moving.current(event.deltaY < 0 ? 1 : -1)
    }
    own?.addEventListener('wheel', onWheel, { passive: false })
    return () => own?.removeEventListener('wheel', onWheel)
  }, [])
  const button = (steps: 1 | -1) => (
    <IconButton
      small
      glyph={steps === 1 ? 'up' : 'open'}
      label={`${translate(steps === 1 ? 'ra.action.add' : 'ra.action.remove')} – ${part.label}`}
      disabled={disabled || (steps === 1 ? value >= max : value <= min)}
      // Whoever cannot hold a pointer down has ↑ and ↓ in the box.
      tabIndex={-1}
      onPointerDown={(event) => {
        event.preventDefault()
        hold(steps)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onClick={({ detail }) => detail === 0 && go(steps)}
    />
  )
  return (
    <div ref={box}>
      <TextBox
        {...part}
        source={part.id}
        dir="ltr"
        inputMode="decimal"
        disabled={disabled}
        text={typed ?? formatNumber(value, locale, { maximumFractionDigits: digits })}
        onText={(text) => {
          setTyped(text)
          const figures = readNumber(text, { locale, digits })
          if (figures !== null) set(Number(figures))
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (!steps) return
          event.preventDefault()
          go(steps)
        }}
        more={{ role: 'spinbutton', 'aria-valuenow': value, 'aria-valuemin': min, 'aria-valuemax': max }}
        end={
          <>
            {button(-1)}
            {button(1)}
          </>
        }
      />
    </div>
  )
}
