import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'
import { defined } from '../../core/defined.ts'

const caches = new Map<string, EmotionCache>()

/**
 * Where Emotion puts its styles, one cache for each writing direction, made once. The nonce comes from the page, whose
 * Content-Security-Policy allows no other inline style.
 */
export function directionCache(direction: 'ltr' | 'rtl'): EmotionCache {
  const known = caches.get(direction)
  if (known) return known
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  const cache = createCache(
    defined({
      key: direction === 'rtl' ? 'mui-rtl' : 'mui',
      // First in the head, so that the style sheets of our own have the last word.
      prepend: true,
      nonce,
      stylisPlugins: direction === 'rtl' ? [prefixed, rtlPlugin] : undefined,
    }),
  )
  caches.set(direction, cache)
  return cache
}

/**
 * Emotion parses with an older stylis, whose rules this prefixer cannot split into `::placeholder` and `:read-only` of long ago
 * (it throws); their declarations are prefixed all the same.
 */
const prefixed: StylisPlugin = (element, ...rest) =>
  element.type === 'rule' ? undefined : prefixer(element, ...rest)
