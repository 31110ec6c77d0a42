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

const mark = '@@nonce@@'
