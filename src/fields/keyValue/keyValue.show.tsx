import { Code } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import css from './keyValue.module.css'

/** All names with their texts. */
export default function KeyValueShow({ value }: CellProps<Record<string, string>>) {
  return (
    <dl className={css.pairs}>
      {Object.entries(value).map(([key, text]) => (
        <div key={key}>
          <dt>
            <Code>{key}</Code>
          </dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
