import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Each file that is fetched by itself names all that it needs, not only what it imports directly: the browser asks for everything at
 * once instead of finding one import behind the other. Vite's own way, lists in the file that may fetch it one day, made up a tenth of
 * the first list for pages that nobody opens on the way there.
 */
export function flatImports(): Plugin {
  return {
    name: 'flat-imports',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the build's targets has it.
          polyfill: false,
          resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
        },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.isDynamicEntry) chunk.code += furtherImports(chunk, bundle)
      },
    },
  }
}

/** Import statements for what the chunk imports through others. They stand last, so nothing runs earlier than it would. */
function furtherImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const files = new Set<string>()
  const add = (file: string) => {
    const imported = bundle[file]
    if (imported?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    imported.imports.forEach(add)
  }
  chunk.imports.forEach(add)
  const further = [...files].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file))
  const folder = posix.dirname(chunk.fileName)
  return further.map((file) => `import"./${posix.relative(folder, file)}";`).join('')
}
