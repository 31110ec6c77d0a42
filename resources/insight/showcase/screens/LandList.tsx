interface LandListProps {
  readonly rows: readonly (readonly [name: string, value: number])[]
  readonly write: (value: number) => string
}

/** What a map tells, as a list below it, the most first; folded up under the sum of all. The names are English, as the outlines have them. */
export const LandList = ({ rows, write }: LandListProps) => (
  <details>
    <summary>{write(rows.reduce((sum, [, value]) => sum + value, 0))}</summary>
    <ol lang="en">
      {rows
        .toSorted(([, one], [, other]) => other - one)
        .map(([name, value]) => (
          <li key={name}>
            {name} <bdi>{write(value)}</bdi>
          </li>
        ))}
    </ol>
  </details>
)
