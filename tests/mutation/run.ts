import { type ChildProcess, fork } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { equivalents } from './equivalents.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import type { Verdict, Work } from './tryMutants.ts'

/**
 * The long form of the providers' tests: each condition, bound, default and statement of the sources below is spoilt once, alone,
 * and some test must then fail. Of more than `--most` faults (400 by default) that many are tried, evenly spread over the sources, so
 * that it takes minutes; `--most 0` tries all. Words after the command name the files or lines to look at
 * (`node tests/mutation/run.ts session.ts useAct.ts:22`).
 * Exits with 1 where no test noticed a fault that `equivalents.ts` does not explain.
 */
const root = join(import.meta.dirname, '../..')
const { values, positionals: only } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '400' } },
})
const most = Number(values.most)
if (!Number.isInteger(most) || most < 0)
  throw new Error(
    `--most is ${values.most}. A number of faults was expected, as in --most 200, or 0 for all.`,
  )
const files = [...globSync('src/providers/**/*.{ts,tsx}', { cwd: root }), 'src/core/access.ts']
  .filter((file) => !file.endsWith('.d.ts'))
  .filter((file) => only.length === 0 || only.some((word) => file.endsWith(`/${word.split(':')[0]}`)))
  .sort()
const every = files
  .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
  .filter(({ file, line }) => only.length === 0 || only.some((word) => isAt(word, file, line)))
const step = most === 0 ? 1 : Math.max(1, every.length / most)
const mutants = every.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))

const started = Date.now()
const notes = mkdtempSync(join(tmpdir(), 'atelier-mutation-'))
const { durations, reached } = await look()
const verdicts = await tryAll()
rmSync(notes, { recursive: true, force: true })
tell()

function isAt(word: string, file: string, line: number): boolean {
  const [name, wanted] = word.split(':')
  return file.endsWith(`/${name}`) && (wanted === undefined || Number(wanted) === line)
}

/** Runs the suite once as it is: which tests come past which mutants, and how long each file takes. */
async function look(): Promise<{ durations: ReadonlyMap<string, number>; reached: Map<number, string[]> }> {
  const [answer] = await work([
    { notes, mutants: mutants.map((mutant, number) => ({ ...mutant, number, tests: [] })) },
  ])
  const reached = new Map<number, string[]>()
  const durations = new Map<string, number>()
  for (const { number, by, duration } of answer ?? []) {
    if (number < 0) durations.set(by, duration)
    else reached.set(number, [...(reached.get(number) ?? []), by])
  }
  return { durations, reached }
}

/** Tries each mutant with the tests that come past it, the nearest by name and then the quickest first. */
async function tryAll(): Promise<ReadonlyMap<number, Verdict>> {
  const tried = mutants.flatMap((mutant, number) => {
    const own = (test: string) => (stem(test) === stem(mutant.file) ? 0 : 1)
    const tests = (reached.get(number) ?? []).sort(
      (a, b) => own(a) - own(b) || (durations.get(a) ?? 0) - (durations.get(b) ?? 0),
    )
    if (tests.length === 0) report(number)
    return tests.length > 0 ? [{ ...mutant, number, tests }] : []
  })
  const hands = Math.max(1, Math.min(2, availableParallelism()))
  const shares = Array.from({ length: hands }, (_, hand) => ({
    mutants: tried.filter((_, index) => index % hands === hand),
  }))
  return new Map((await work(shares)).flat().map((verdict) => [verdict.number, verdict]))
}

/** Each share in a process of its own, which has one Vitest for all of its mutants. */
function work(shares: readonly Work[]): Promise<Verdict[][]> {
  return Promise.all(
    shares.map(
      (share) =>
        new Promise<Verdict[]>((resolve, reject) => {
          const verdicts: Verdict[] = []
          const child: ChildProcess = fork(join(import.meta.dirname, 'tryMutants.ts'), { cwd: root })
          child.on('message', (verdict: Verdict) => {
            verdicts.push(verdict)
            if (verdict.by === '') report(verdict.number)
          })
          child.on('exit', (code) =>
            code === 0
              ? resolve(verdicts)
              : reject(new Error('The tests do not pass as they are. Mend them first.')),
          )
          child.send(share)
        }),
    ),
  )
}

function isKnown({ file, was, text }: Mutant) {
  return equivalents.find((known) => file === known.file && was === known.was && text === known.text)
}

/** Says of a mutant that no test noticed it, as soon as that is known: the whole takes minutes. */
function report(number: number): void {
  const { file, line, was, text } = mutants[number] as Mutant
  const name = `${file}:${line}  ${was}  →  ${text.replace(/\s+/g, ' ')}`
  const known = isKnown(mutants[number] as Mutant)
  console.log(known ? `alike     ${name}\n          ${known.because}` : `SURVIVED  ${name}`)
}

function tell(): void {
  const survivors = mutants.filter((_, number) => !verdicts.get(number)?.by)
  const open = survivors.filter((mutant) => !isKnown(mutant)).length
  const alike = survivors.length - open
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${mutants.length} of ${every.length} faults in ${files.length} files: ${mutants.length - survivors.length} noticed, ${alike} change nothing, ${open} survived. ${seconds} s.`,
  )
  process.exitCode = open > 0 ? 1 : 0
}

function stem(path: string): string {
  return basename(path).replace(/\..*$/, '')
}
