import { useViews } from '../loadViews.ts'
import type { OwnActionProps } from '../overrides.ts'

/** The dialog of one of an area's own actions. */
export default function OwnDialog({ name, ...props }: OwnActionProps & { name: string }) {
  const Dialog = useViews(props.resource).actions[name]?.Dialog
  return Dialog && <Dialog {...props} />
}
