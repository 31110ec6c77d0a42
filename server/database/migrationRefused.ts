/** One thing that a migration would not do by itself. */
export interface Obstacle {
  readonly subject: string
  readonly reason: string
  readonly count: number
  readonly approval?: string
}

/** The migration would lose data or fail. Nothing was changed. The message is for the person who starts the server. */
export class MigrationRefused extends Error {
  readonly obstacles: readonly Obstacle[]

  constructor(obstacles: readonly Obstacle[], unknown: readonly string[], applied: readonly string[]) {
    super(message(obstacles, unknown, applied))
    this.name = 'MigrationRefused'
    this.obstacles = obstacles
  }
}

function message(
  obstacles: readonly Obstacle[],
  unknown: readonly string[],
  applied: readonly string[],
): string {
  const width = Math.max(0, ...obstacles.map(({ subject }) => subject.length))
  const lines = obstacles.map(
    ({ subject, reason, count }) => `  ${subject.padEnd(width)}  ${reason}. [${count} rows]`,
  )
  const approvals = [
    ...applied.filter((name) => !unknown.includes(name)),
    ...obstacles.flatMap(({ approval }) => approval ?? []),
  ]
  return [
    'The database was not changed.',
    ...(lines.length > 0
      ? ['It does not fit the descriptors, and bringing it there could lose data or fail:', '', ...lines]
      : []),
    ...(unknown.length > 0 ? [`There is nothing to apply for: ${unknown.join(', ')}.`] : []),
    ...(obstacles.some(({ approval }) => approval)
      ? [
          '',
          'To have it done all the same (make a backup first):',
          `  npm run migrate -- ${approvals.map((name) => `--apply ${name}`).join(' ')}`,
        ]
      : []),
  ].join('\n')
}
