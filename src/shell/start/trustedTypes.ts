type Clean = (html: string) => string

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: Clean; createScriptURL: Clean }): unknown
}

/** Until a sanitiser is there, markup is shown as the text it is; text without markup passes. */
const asText: Clean = (html) => html.replaceAll('<', '&lt;')

let clean: Clean = asText

/** Hands over the sanitiser; `htmlSanitizer.ts` does it, which the pages that show rich text load. */
export function setSanitizer(sanitize: Clean): void {
  clean = sanitize
}

/**
 * Says what happens where a library writes markup or a script's address into the page, in browsers that ask (Trusted Types):
 * markup is cleaned, scripts come from this origin alone. Once, before anything else.
 */
export function installTrustedTypes(): void {
  // zod takes these settings over when it is loaded: it would otherwise try `new Function`, which the page's policy refuses.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: (html) => clean(html), createScriptURL: ownScript })
}

function ownScript(address: string): string {
  const url = new URL(address, document.baseURI)
  if (url.origin === location.origin) return url.href
  throw new TypeError(`A script of ${url.origin} was refused. Scripts come from ${location.origin} alone.`)
}
