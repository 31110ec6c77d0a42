import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's files in `directory`, with an fsync that reaches the disk. Stock PGlite has none, so that a power cut takes
 * acknowledged commits with it. It leans on emscripten internals: count the fsync calls after every upgrade of PGlite.
 */
export function durableFiles(directory: string): NodeFS {
  const files = new NodeFS(directory)
  const init = files.init.bind(files)
  files.init = async (database, options) => {
    const { emscriptenOpts } = await init(database, options)
    const giveFsync = (module: unknown) => addFsync((module as { NODEFS: NodeFiles }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveFsync] } }
  }
  return files
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation<T>(operation: () => T): T
}

function addFsync(nodeFiles: NodeFiles): void {
  nodeFiles.stream_ops.fsync = (stream) => {
    nodeFiles.tryFSOperation(() => fsyncSync(stream.nfd))
    return 0
  }
}
