/** A bare host gets the scheme that was meant. */
export const withScheme = (text: string): string => {
  const address = text.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : address
}
