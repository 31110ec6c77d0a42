import { formatNumber } from '../decimal/formatNumber.ts'

/** The size of a file in words: `1.4 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] =
    bytes >= 1e9
      ? (['gigabyte', 1e9] as const)
      : bytes >= 1e6
        ? (['megabyte', 1e6] as const)
        : bytes >= 1e3
          ? (['kilobyte', 1e3] as const)
          : (['byte', 1] as const)
  return formatNumber(bytes / size, locale, { style: 'unit', unit, maximumFractionDigits: 1 })
}
