import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

/** What is wrong with the data of the demo shop: files against their schemas, and files that nothing reads. */
export async function demoProblems(root: string): Promise<string[]> {
  const { contents } = await import('../../demo/content.ts')
  const { contentProblems } = await import('../../demo/contentProblems.ts')
  const failure = await readAll(root)
  const wrong = contents.flatMap(contentProblems)
  // A module that reads wrong data may fail over them; what is wrong with the data says more.
  if (wrong.length > 0) return wrong
  if (failure) throw failure
  const read = new Map(contents.map(({ file, data }) => [file, data]))
  const folder = join(root, 'demo', 'content')
  return globSync('**/*.json', { cwd: folder })
    .filter(
      (file) => !isDeepStrictEqual(JSON.parse(readFileSync(join(folder, file), 'utf8')), read.get(file)),
    )
    .map(
      (file) =>
        `demo/content/${file} is read by nothing under its name. Expected a module of demo that reads it. Call contentOf with '${file}', or remove it.`,
    )
}

/** Loads every module that reads data; the first failure, where there is one. */
async function readAll(root: string): Promise<unknown> {
  const modules = globSync('demo/**/*.ts', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => /from '\.{1,2}\/content\//.test(readFileSync(file, 'utf8')))
  const loaded = await Promise.allSettled(modules.map((file) => import(file)))
  return loaded.find((each) => each.status === 'rejected')?.reason
}
