/** Hands a file to the person under a name. */
export function saveFile(data: Blob, name: string): void {
  const url = URL.createObjectURL(data)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser reads the file after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
