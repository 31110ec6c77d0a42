import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { indexPage, inlineScripts } from './indexPage.ts'

/** The built front end: where its files are, which there are, and its page. */
export interface FrontEnd {
  readonly root: string
  /** Paths below the root, with slashes: `assets/index-3f2a.js`. */
  readonly files: ReadonlySet<string>
  page(nonce: string, url: string): string | Promise<string>
  /** The page's own scripts, as its policy names them. */
  readonly scripts: readonly string[]
  /** Whether the page keeps to the Content-Security-Policy; the page of the development server cannot. */
  readonly strict: boolean
}

/** Looks at a built front end once; undefined where there is none, and the server is an API alone. */
export async function builtFrontEnd(root: string): Promise<FrontEnd | undefined> {
  const index = join(root, 'index.html')
  if (!existsSync(index)) return undefined
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const files = new Set(paths.map((path) => path.split(sep).join('/')).filter(isPublic))
  const page = indexPage(readFileSync(index, 'utf8'))
  const filesAt = filesByAddress(root)
  return {
    root,
    files,
    page: (nonce, url) => page(nonce).replace(ahead, (tag) => `${tag}${filesAt(url)}`),
    scripts: inlineScripts(page('')),
    strict: true,
  }
}

const ahead = '<meta name="fetch-ahead"'

/** What the page at an address needs beside what every page begins with, as the build has written it down (`start/build/pageFiles.ts`). */
function filesByAddress(root: string): (url: string) => string {
  const file = join(root, '.pages.json')
  const pages = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, object>>)
    : {}
  const attributes = new Map(
    Object.entries(pages).map(([address, needs]) => [
      address,
      Object.entries(needs)
        .map(([name, files]) => ` data-${name}="${files}"`)
        .join(''),
    ]),
  )
  return (url) => {
    const [, address = ''] = /^(\/app\/[^/?]+\/[^/?]+)/.exec(url) ?? []
    return attributes.get(address) ?? ''
  }
}

/** Compressed twins are sent in place of their files, the page only through `page`, and build reports not at all. */
const isPublic = (path: string) => path !== 'index.html' && !/\.(br|gz|map)$|(^|\/)\./.test(path)
