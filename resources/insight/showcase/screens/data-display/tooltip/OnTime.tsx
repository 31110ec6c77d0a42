import { RelativeTime } from '../../../../../../src/views/history/RelativeTime.tsx'

export default function OnTime() {
  return (
    <p>
      <RelativeTime at="2026-11-20T16:05:00Z" />
    </p>
  )
}
