/** What may be uploaded: media types (`image/png`, empty for any) and the largest size. */
export interface FileRules {
  readonly types: readonly string[]
  readonly maxMB: number
}

/** The pictures that the server can read; it re-encodes all of them and refuses SVG. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Why a file is not even sent: a key below `fields.upload` and its values; undefined where it may be. */
export function checkFile(
  file: File,
  { types, maxMB }: FileRules,
): { key: string; values: Record<string, unknown> } | undefined {
  if (file.size === 0) return { key: 'empty', values: { name: file.name } }
  if (types.length > 0 && !types.includes(file.type)) {
    return {
      key: 'wrongType',
      values: {
        name: file.name,
        types: types.map((type) => (type.split('/')[1] ?? type).toUpperCase()).join(', '),
      },
    }
  }
  if (file.size > maxMB * 1024 * 1024)
    return { key: 'tooLarge', values: { name: file.name, size: file.size, maxMB } }
  return undefined
}
