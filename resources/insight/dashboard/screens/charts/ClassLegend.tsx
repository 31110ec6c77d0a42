import css from './charts.module.css'

interface ClassLegendProps {
  /** How dark each class is, and up to where it goes, in words. */
  readonly classes: readonly { readonly part: number; readonly words: string }[]
}

/** What the shades of a map stand for. */
export const ClassLegend = ({ classes }: ClassLegendProps) => (
  <ul className={css.legend}>
    {classes.map(({ part, words }) => (
      <li key={part}>
        <span className={css.shade} style={{ '--part': `${part}%` } as object} />
        <bdi>{words}</bdi>
      </li>
    ))}
  </ul>
)
