import DOMPurify from 'dompurify'
import { useTranslate } from 'ra-core'
import { useLayoutEffect, useRef } from 'react'
import { markHits } from '../../controls/parts/markHits.ts'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { allowedTags } from './allowedTags.ts'
import { pictureLeftOut } from './pictureLeftOut.ts'
import css from './richText.module.css'

const allowed = {
  // Of a picture never where it lies: nothing is loaded from elsewhere.
  ALLOWED_TAGS: [...allowedTags, 'img'],
  ALLOWED_ATTR: ['alt', 'href', 'title', 'start', 'colspan', 'rowspan', 'scope'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
  // Nodes, never a text again: there is nothing that the page would have to parse a second time.
  RETURN_DOM_FRAGMENT: true as const,
}

const none: readonly string[] = []

/**
 * Formatted text that went through DOMPurify: whatever a server answers, nothing in it can run. Links open in another tab; what was searched
 * for (`hits`) is marked. Instead of a picture stands that it was left out, and what it was called.
 */
export function SafeHtml({ html, hits = none }: { html: string; hits?: readonly string[] }) {
  const translate = useTranslate()
  const { pair } = usePunctuation()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const safe = DOMPurify.sanitize(html, allowed)
    for (const link of safe.querySelectorAll('a')) {
      link.setAttribute('target', '_blank')
      link.setAttribute('rel', 'noopener noreferrer nofollow')
    }
    for (const picture of safe.querySelectorAll('img')) {
      const said = document.createElement('span')
      said.className = css.leftOut ?? ''
      said.textContent = pictureLeftOut(translate('form.pictureLeftOut'), pair, picture.alt)
      picture.replaceWith(said)
    }
    markHits(safe, hits)
    box.current?.replaceChildren(safe)
  }, [html, hits, translate, pair])
  return <div ref={box} dir="auto" className={css.shown} />
}
