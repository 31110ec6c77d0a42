import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { fetchLaterTexts } from '../../providers/laterTexts.ts'

/**
 * A component that is loaded when it is first shown, together with all texts, MUI and its theme. The frame does without MUI, so whatever
 * uses it stands in one of these: a page, a dialog, a drawer.
 */
export function themed<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [{ default: Content }, { ShellTheme }] = await Promise.all([
      load(),
      import('./ShellTheme.tsx'),
      fetchLaterTexts(),
    ])
    // Made once for each loaded component, and kept by `lazy`.
    const Themed = (props: Props) => (
      <ShellTheme>
        <Content {...props} />
      </ShellTheme>
    )
    return { default: Themed }
  })
}
