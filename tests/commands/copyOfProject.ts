import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from '../support/database.ts'

const original = join(import.meta.dirname, '..', '..')

/** The project as whoever develops has it, to be written to and thrown away. */
export interface ProjectCopy {
  readonly root: string
  /** The path of a program that the project brings. */
  program(name: string): string
  /** Runs one of its programs in the copy, outside of these tests' environment. */
  run(
    program: string,
    words: readonly string[],
    env?: NodeJS.ProcessEnv,
  ): { status: number | null; said: string }
  read(file: string): string
  /** Puts other text in the place of one that must be there. */
  replace(file: string, text: string, other: string): void
  remove(): void
}

/** Copies the sources as they are, with what is not committed, and links the packages. */
export function copyOfProject(): ProjectCopy {
  const root = temporaryDirectory()
  const list = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: original, encoding: 'utf8' }).split('\n')
  // One that was deleted is listed until that is committed.
  for (const file of files.filter((each) => each && existsSync(join(original, each)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(original, file), join(root, file))
  }
  symlinkSync(join(original, 'node_modules'), join(root, 'node_modules'))
  const program = (name: string) => join(original, 'node_modules', '.bin', name)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    root,
    program,
    read,
    run(name, words, env = {}) {
      const own = { VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1', ...env }
      const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...own } } as const
      const { status, stdout, stderr } = spawnSync(program(name), words, options)
      return { status, said: `${stdout}${stderr}` }
    },
    replace(file, text, other) {
      const before = read(file)
      if (!before.includes(text)) throw new Error(`${file} has no '${text}'. Expected it, to be replaced.`)
      writeFileSync(join(root, file), before.replace(text, other))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
