import { useTranslate } from 'ra-core'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PageParts } from '../../shell/page/PageParts.tsx'
import { useFormFacts } from '../form/FormContexts.ts'
import { useTexts } from '../form/useTexts.ts'
import own from './show.module.css'

/**
 * The cards of a long page as links at its side (record pages, A): those that are there, as one without values is none. Whoever comes by a
 * link to one is led there.
 */
export function CardIndex({ of }: { of: RefObject<HTMLElement | null> }) {
  const { resource } = useFormFacts()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { hash } = useLocation()
  const [keys, setKeys] = useState('')
  useEffect(() => {
    const main = of.current
    if (!main) return
    const read = () => setKeys(Array.from(main.children, ({ id }) => id.slice(prefix.length)).join(' '))
    read()
    const observer = new MutationObserver(read)
    observer.observe(main, { childList: true })
    return () => observer.disconnect()
  }, [of])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the address with which the page was opened
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [])
  const parts = keys.split(' ').map((key) => ({ id: prefix + key, title: texts.section(key) }))
  if (parts.length < 2) return null
  return (
    <div className={own.index as string}>
      <PageParts label={translate('form.parts', { name: texts.noun() })} parts={parts} replace />
    </div>
  )
}

/** What the id of a card has before the name of its section. */
const prefix = 'part-'
