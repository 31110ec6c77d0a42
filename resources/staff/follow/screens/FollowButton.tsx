import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { useFollowing } from './useFollowing.ts'

interface FollowButtonProps {
  id: string
  words: Pick<AreaWords, 'text'>
}

/** Follows a colleague or no longer, and says how many do. */
export function FollowButton({ id, words: { text } }: FollowButtonProps) {
  const { following, mayFollow, change, isBusy } = useFollowing(id)
  if (!following) return null
  const { follows, followers } = following
  return (
    <>
      {mayFollow && (
        <Button busy={isBusy} onClick={() => void change(!follows)}>
          {text(follows ? 'follow.end' : 'follow.begin')}
        </Button>
      )}
      {(mayFollow || followers > 0) && (
        <span role="status">{text('follow.followers', { smart_count: followers })}</span>
      )}
    </>
  )
}
