const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** What a person calls the browser that a `User-Agent` belongs to: “Firefox, Windows”. Without version: an update is no new browser. */
export function browserName(userAgent: string | undefined): string {
  const found = (list: typeof browsers | typeof systems) =>
    list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return [found(browsers), found(systems)].filter(Boolean).join(', ') || '?'
}
