import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import css from './form.module.css'

export interface FormTab {
  key: string
  title: string
  /** How many things are wrong inside. */
  problems: number
}

interface FormTabsProps {
  id: string
  label: string
  tabs: readonly FormTab[]
  open: string
  onOpen: (key: string) => void
  /** Steps in their order: numbered, with those behind marked as done. */
  numbered?: boolean
}

/** The tabs of a form: one stop of the Tab key, the arrows open the next. */
export function FormTabs({ id, label, tabs, open, onOpen, numbered }: FormTabsProps) {
  const translate = useTranslate()
  const strip = useRef<HTMLDivElement>(null)
  const [beyond, setBeyond] = useState({ before: false, after: false })
  const look = useCallback(() => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = strip.current ?? {}
    // From right to left the offset counts down from zero.
    const [before, after] = [Math.abs(scrollLeft) > 2, scrollWidth - clientWidth - Math.abs(scrollLeft) > 2]
    setBeyond((known) => (known.before === before && known.after === after ? known : { before, after }))
  }, [])
  const current = tabs.findIndex(({ key }) => key === open)
  useEffect(() => {
    document.getElementById(`${id}-tab-${open}`)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [id, open])
  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  const onKeyDown = (event: KeyboardEvent) => {
    const mirrored = strip.current && getComputedStyle(strip.current).direction === 'rtl'
    const step = { ArrowRight: mirrored ? -1 : 1, ArrowLeft: mirrored ? 1 : -1 }[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (current + step + tabs.length) % tabs.length
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onOpen(tab.key)
    document.getElementById(`${id}-tab-${tab.key}`)?.focus()
  }
  return (
    <div
      className={css.strip}
      data-before={beyond.before || undefined}
      data-after={beyond.after || undefined}
    >
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        className={css.tabs}
        onKeyDown={onKeyDown}
        onScroll={look}
      >
        {tabs.map(({ key, title, problems }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={key === open}
            aria-controls={`${id}-panel`}
            tabIndex={key === open ? 0 : -1}
            className={css.tab}
            data-done={(numbered && index < current) || undefined}
            onClick={() => onOpen(key)}
          >
            {numbered && (
              <span className={css.step} aria-hidden="true">
                {index + 1}
              </span>
            )}
            {title}
            {problems > 0 && (
              <span className={css.problems}>
                <span aria-hidden="true">{problems}</span>
                <span className="visually-hidden">
                  {translate('form.problems', { smart_count: problems })}
                </span>
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}
