import { useViews } from '../loadViews.ts'
import type { OwnActionProps } from '../overrides.ts'

/** The dialog of one of an area's own actions; loaded with the theme, because what areas bring along may be made of MUI. */
export default function OwnDialog({ name, ...props }: OwnActionProps & { name: string }) {
  const Dialog = useViews(props.resource).actions[name]?.Dialog
  return Dialog && <Dialog {...props} />
}
