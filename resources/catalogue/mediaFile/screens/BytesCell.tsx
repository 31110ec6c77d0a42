import { useLocale } from 'ra-core'
import { formatBytes } from '../../../../src/fields/file/formatBytes.ts'

/** The size of a file in words. */
export default function BytesCell({ value }: { value: number }) {
  return formatBytes(value, useLocale() ?? 'en')
}
