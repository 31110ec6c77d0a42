/** A drawing whose second outline is softer; silent to assistive technology. */
export function TwoTone({ outline, size, soft }: { outline: string; size: number; soft?: string }) {
  const [hard = '', second] = outline.split('|')
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      {second !== undefined && (
        <path d={second} fill={soft ?? 'currentColor'} opacity={soft === undefined ? 0.3 : undefined} />
      )}
      <path d={hard} />
    </svg>
  )
}
