/** The widths in which the server keeps every picture (docs/api.md, "Files"). */
export const pictureWidths = [96, 320, 640, 1280] as const

/** Where a picture lies, in the smallest stored width that fills `width` pixels. */
export function pictureUrl(file: string, width: number): string {
  const stored = pictureWidths.find((candidate) => candidate >= width) ?? 1280
  return `${import.meta.env.VITE_API_URL ?? '/api/v1'}/files/${encodeURIComponent(file)}/${stored}.webp`
}
