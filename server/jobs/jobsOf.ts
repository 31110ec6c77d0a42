import type { Context, Jobs } from '../context.ts'

/** All that is done by the clock or when it is asked for: what the areas bring (`jobs` of their hooks), then what is handed in. */
export function jobsOf({ hooks }: Pick<Context, 'hooks'>, further: Jobs): Jobs {
  const all: [string, Jobs[string]][] = [
    ...Object.values(hooks).map(({ jobs = {} }) => jobs),
    further,
  ].flatMap((jobs) => Object.entries(jobs))
  const names = all.map(([name]) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice)
    throw new Error(
      `Two areas have a job named '${twice}'. Each needs a name of its own. Rename one of them.`,
    )
  return Object.fromEntries(all)
}
