import type { ReactNode } from 'react'

/** The small drawings of the list, inline so that the first rows wait for no icon font or chunk. */
function drawing(content: ReactNode, size = 16) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {content}
    </svg>
  )
}

export const icons = {
  search: drawing(<path d="M11 11l3.2 3.2M7 12.2A5.2 5.2 0 1 0 7 1.8a5.2 5.2 0 0 0 0 10.4z" />),
  close: drawing(<path d="m4 4 8 8M12 4l-8 8" />, 14),
  filter: drawing(<path d="M2 4h12M4.5 8h7M7 12h2" />),
  plus: drawing(<path d="M8 3v10M3 8h10" />),
  display: drawing(<path d="M2 4.5h4M10 4.5h4M2 11.5h7M13 11.5h1M8 2.7v3.6M11 9.7v3.6" />),
  import: drawing(<path d="M8 10V2.5M5 5l3-3 3 3M2.5 10v2.5a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V10" />),
  export: drawing(<path d="M8 2.5V10M5 7l3 3 3-3M2.5 10v2.5a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V10" />),
  down: drawing(<path d="m4 6 4 4 4-4" />, 14),
  previous: drawing(<path d="m10 3.5-4.5 4.5L10 12.5" />),
  next: drawing(<path d="m6 3.5 4.5 4.5L6 12.5" />),
  save: drawing(<path d="M4 2.5h8a.5.5 0 0 1 .5.5v10.5L8 10.8l-4.5 2.7V3a.5.5 0 0 1 .5-.5z" />),
  undo: drawing(<path d="M5.5 3 2.5 6l3 3M3 6h6.5a4 4 0 0 1 0 8H6" />),
} as const
