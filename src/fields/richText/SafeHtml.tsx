import createPurifier from 'dompurify'
import { useMemo } from 'react'
import css from './richText.module.css'

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'a'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'start', 'colspan', 'rowspan', 'scope'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
}

/** Formatted text that went through DOMPurify: whatever a server answers, nothing in it can run. Links open in another tab. */
export function SafeHtml({ html }: { html: string }) {
  const safe = useMemo(() => clean(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: this is the sink; what goes in was sanitised one line above
  return <div dir="auto" className={css.shown} dangerouslySetInnerHTML={{ __html: safe }} />
}

const purifier = createPurifier(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

const clean = (html: string): string => purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: false })
