import { preferredLocale } from '../server/answers/locale.ts'
import type { Locale } from '../src/core/index.ts'
import { escaped } from './reportInPage.ts'

// An import would make all that it offers, and with it node's client for the web: 10 MB of every server.
const { createServer } = process.getBuiltinModule('node:http')

/** Tells the steps of a start that takes a while. */
export interface Steps {
  /** The next step, in a line. */
  tell(step: string): void
  /** Leaves the address to the product itself. */
  close(): Promise<void>
}

/**
 * Tells the steps of a start on the terminal, and to whoever opens the product meanwhile: a page with the last of them, which opens
 * the product by itself. All it answers is 503, so that no program takes it for the product. A start without steps has no page.
 */
export function reportSteps({ host, port }: { readonly host: string; readonly port: number }): Steps {
  let last = ''
  const server = createServer((request, response) => {
    const locale = preferredLocale(request.headers['accept-language'])
    response.writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '1',
    })
    response.end(page(locale, last))
  })
  // An address that is taken is the product's to refuse, when it comes to it.
  server.on('error', () => {})
  return {
    tell(step) {
      console.log(step)
      if (last === '') server.listen(port, host)
      last = step
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const page = (locale: Locale, step: string) => `<!doctype html>
<html lang="${locale}"><title>${texts[locale].title}</title><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="1">
<style>:root { color-scheme: light dark } body { font: 16px/1.5 system-ui; max-width: 40em; margin: 15vh auto; padding: 0 1em }</style>
<h1>${texts[locale].title}</h1><p>${texts[locale].patience}</p><p role="status"><code lang="en" dir="ltr">${escaped(step)}</code></p></html>`

/** Here, and not among the texts of the product, which nobody can have loaded yet. */
const texts: Readonly<Record<Locale, { readonly title: string; readonly patience: string }>> = {
  en: {
    title: 'Atelier is starting',
    patience: 'What it needs is still being made. The product opens here by itself when it is ready.',
  },
  fr: {
    title: 'Atelier démarre',
    patience:
      'Ce dont il a besoin est encore en préparation. Le produit s’ouvrira ici de lui-même dès qu’il sera prêt.',
  },
  zh: {
    title: 'Atelier 正在启动',
    patience: '正在准备所需内容，完成后将在此自动打开。',
  },
  ja: {
    title: 'Atelier を起動しています',
    patience: '必要な準備をしています。準備ができると、この画面は自動的に切り替わります。',
  },
}
