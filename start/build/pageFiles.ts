import { join } from 'node:path'
import type { Plugin } from 'vite'
import { locales, type Registry } from '../../src/core/index.ts'
import { addresses, chunksOf, filesOfApp, sheetsOf, withImports } from './chunkFiles.ts'
import { recordParts } from './recordParts.ts'

/**
 * Of each address below which pages begin with the same code: the files of it, of its texts in each language, of the page of a record and
 * of what the area draws on that; of an area its name and its collection, by which a record is read before its page is there (`src/providers/earlyRead.ts`).
 */
export type PageFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Where a build tells them; the server puts those of the opened address into the page (`server/web/frontEnd.ts`). */
const fileName = '.pages.json'

/** The pages that are no area's, by their addresses. */
const ownPages: Readonly<Record<string, string>> = {
  '/app/dashboards/default': '/dashboard/screens/default/DefaultDashboard.tsx',
  '/app/dashboards/sales': '/dashboard/screens/sales/SalesDashboard.tsx',
}

const recordPage = '/src/views/show/ResourceShow.tsx'

/** Writes down which files a page needs beside what every page begins with, so that they are asked for together with it. */
export function pageFiles(root: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { resources } = (await import(/* @vite-ignore */ join(root, 'resources', 'index.ts'))) as {
          resources: Registry
        }
        const chunks = chunksOf(bundle)
        const known = new Set(locales.flatMap((locale) => filesOfApp(bundle, locale)))
        const filesOf = (...modules: string[]) => {
          const isOne = (id: string) => modules.some((module) => id.endsWith(module))
          const begin = chunks.filter(({ moduleIds }) => moduleIds.some(isOne))
          const files = [...withImports(begin, bundle)].filter((file) => !known.has(file))
          return [...sheetsOf(files, bundle), ...files]
        }
        const parts = recordParts(root)
        const record = filesOf(recordPage)
        const areas = Object.values(resources).map(({ name, path, endpoint }) => {
          const list = filesOf(`\0area:${name}`)
          const { modules = [], isAtForm = false } = parts.get(name) ?? {}
          const page = record.filter((file) => !list.includes(file))
          const own = filesOf(...modules).filter((file) => ![...list, ...page].includes(file))
          const words = locales.map((locale) => [
            `page${locale}`,
            addresses(filesOf(`\0words:${locale}:${name}`)),
          ])
          const files = {
            page: addresses(list),
            record: addresses([...page, ...(isAtForm ? own : [])]),
            parts: addresses(isAtForm ? [] : own),
            area: name,
            records: endpoint,
          }
          return [`/app/${path}`, { ...files, ...Object.fromEntries(words) }]
        })
        const own = Object.entries(ownPages).map(([path, module]) => [
          path,
          { page: addresses(filesOf(module)) },
        ])
        const pages: PageFiles = Object.fromEntries([...areas, ...own])
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pages) })
      },
    },
  }
}
