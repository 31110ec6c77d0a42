import type { ComponentProps } from 'react'
import { Drawing } from '../../../../src/controls/parts/Drawing.tsx'
import css from './composer.module.css'

const paths = {
  attach:
    'M16.5 6v11.5c0 2.21-1.79 4-4 4s-4-1.79-4-4V5c0-1.38 1.12-2.5 2.5-2.5s2.5 1.12 2.5 2.5v10.5c0 .55-.45 1-1 1s-1-.45-1-1V6H10v9.5c0 1.38 1.12 2.5 2.5 2.5s2.5-1.12 2.5-2.5V5c0-2.21-1.79-4-4-4S7 2.79 7 5v12.5c0 3.04 2.46 5.5 5.5 5.5s5.5-2.46 5.5-5.5V6z',
  emoji:
    'M11.99 2C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8m3.5-9c.83 0 1.5-.67 1.5-1.5S16.33 8 15.5 8 14 8.67 14 9.5s.67 1.5 1.5 1.5m-7 0c.83 0 1.5-.67 1.5-1.5S9.33 8 8.5 8 7 8.67 7 9.5 7.67 11 8.5 11m3.5 6.5c2.33 0 4.31-1.46 5.11-3.5H6.89c.8 2.04 2.78 3.5 5.11 3.5',
}

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'children'> {
  label: string
  drawing: keyof typeof paths
}

/** One of the small buttons below the box. */
export const ToolButton = ({ label, drawing, ...props }: ToolButtonProps) => (
  <button type="button" className={css.tool} aria-label={label} data-tip={label} {...props}>
    <Drawing path={paths[drawing]} size={20} />
  </button>
)
