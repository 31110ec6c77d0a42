import type { CSSOptions } from 'vite'
import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { defined } from '../../src/core/defined.ts'
import { baseLocale, locales } from '../../src/core/index.ts'
import { addresses, chunksOf, filesOfApp, sheetsOf, withImports } from './chunkFiles.ts'

/** One language of the sign-in page; see `start/browser/prerender.tsx`. */
interface PrerenderedPage {
  readonly html: string
  readonly title: string
}

/**
 * Puts the sign-in page into the page of the application, drawn by React in each language while the front end is built, with its
 * styles, so that it can be seen and typed in before any script has arrived; and the small script that decides, before anything is
 * painted, who sees it and how (`src/shell/start/firstPaint.ts`).
 */
export function prerender(root: string): Plugin {
  let shared: InlineConfig
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      const plugins = config.inlineConfig.plugins ?? []
      // The same transformer gives the same class names as in the sheets.
      const { transformer, lightningcss } = config.css
      const css = defined<CSSOptions>({ transformer, lightningcss: lightningcss || undefined })
      shared = { root, configFile: false, mode: config.mode, logLevel: 'error', plugins, css }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const chunks = chunksOf(bundle)
        const entry = chunks.find(({ isEntry }) => isEntry)
        const signIn = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)))
        if (!entry || !signIn) throw new Error(`The build has no chunk of ${page}. One was expected.`)
        const early = withImports([entry], bundle)
        const needed = [...withImports([signIn], bundle)]
        const sheets = sheetsOf([...early, ...needed], bundle)
        const styles = sheets
          .map((file) => String((bundle[file] as Rolldown.OutputAsset).source).trim())
          .join('')
        const known = [...early, ...sheetsOf([...early], bundle)]
        const pages = await draw(shared)
        const ahead: string[] = []
        const bodies = locales.map((locale) => {
          const texts = chunks.filter(({ moduleIds }) =>
            moduleIds.some((id) => subjects.some((subject) => id.endsWith(`/i18n/${locale}/${subject}.ts`))),
          )
          const further = (files: readonly string[]) =>
            addresses(files.filter((file) => !known.includes(file)))
          const needs = further([...needed, ...withImports(texts, bundle), ...sheets])
          const app = filesOfApp(bundle, locale)
          ahead.push(`data-${locale}="${further([...sheetsOf(app, bundle), ...app])}"`)
          const { title, html } = pages[locale] as PrerenderedPage
          for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) expectStyles(names, styles)
          const data = `data-title="${title}" data-needs="${needs}"`
          return locale === baseLocale
            ? `<div id="root" ${data}>${html}</div>`
            : `<template data-locale="${locale}" ${data}>${html}</template>`
        })
        const script = await firstPaint(shared)
        return assemble(html, { ahead: ahead.join(' '), styles, script, body: bodies.join('') })
      },
    },
  }
}

const page = '/src/auth/AuthRoutes.tsx'
/** The subjects of a language that the sign-in page speaks of; see `src/auth/authTexts.ts`. */
const subjects = ['auth', 'session']

/** A class that no sheet knows would tell that the page was drawn from other sources than the ones that were built. */
function expectStyles(names: string, styles: string) {
  const unknown = names.split(' ').find((name) => !styles.includes(`.${name}`))
  if (unknown !== undefined)
    throw new Error(
      `The sign-in page has the class ${unknown}, which its styles lack. See start/build/prerender.ts.`,
    )
}

async function draw(shared: InlineConfig): Promise<Readonly<Record<string, PrerenderedPage>>> {
  const server = await createServer({
    ...shared,
    appType: 'custom',
    // Only what the sign-in page imports is read: searched for packages, the whole product would be.
    optimizeDeps: { noDiscovery: true, include: [] },
    // It draws once: whatever changes meanwhile is for the next build.
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    const { prerenderSignIn } = await server.ssrLoadModule('/start/browser/prerender.tsx')
    const pages: Record<string, PrerenderedPage> = {}
    // One after the other: the language is that of a storage which all share.
    for (const locale of locales) pages[locale] = await prerenderSignIn(locale)
    return pages
  } finally {
    await server.close()
  }
}

/** The script for the head of the page, in one piece. */
async function firstPaint(shared: InlineConfig): Promise<string> {
  const output = (await build({
    ...shared,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${shared.root}/src/shell/start/firstPaint.ts`,
        output: { format: 'iife' },
        // The settings bring a hook for React along, which is not used here.
        treeshake: { moduleSideEffects: (id) => id.endsWith('/firstPaint.ts') },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code.trim()
}

interface Parts {
  readonly ahead: string
  readonly styles: string
  readonly script: string
  readonly body: string
}

function assemble(html: string, { ahead, styles, script, body }: Parts) {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const bare = links.reduce((rest, link) => rest.replace(link, ''), html)
  const head = `<meta name="fetch-ahead" ${ahead}><script>${script}</script><style>${styles}</style>`
  return bare
    .replace(/<meta charset[^>]*>/, (meta) => `${meta}${head}`)
    .replace('<div id="root"></div>', () => body)
    .replace('</body>', () => `${links.join('')}</body>`)
}
