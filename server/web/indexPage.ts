import { createHash } from 'node:crypto'

/**
 * Prepares the page of the application for delivery with a new nonce in every answer. The nonce stands in
 * `<meta property="csp-nonce">`, where the style engine reads it, and on every `<style>` of the page.
 */
export function indexPage(html: string): (nonce: string) => string {
  const bare = html
    .replace(/<meta[^>]*property=["']?csp-nonce[^>]*>/gi, '')
    .replace(/(<[a-z][^>]*?)\s+nonce=(?:"[^"]*"|'[^']*')/gi, '$1')
  const marked = bare
    .replace(/<style(?=[\s>])/gi, `<style nonce="${mark}"`)
    .replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${mark}">`)
  const parts = marked.split(mark)
  return (nonce) => parts.join(nonce)
}

/** The scripts that stand in a page itself, as its Content-Security-Policy names them: by the hash of their text. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

const mark = '@@nonce@@'
