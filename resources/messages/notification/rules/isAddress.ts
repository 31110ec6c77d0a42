/** Whether something is an address that a mail may lead to: a path alone leads nowhere. */
export const isAddress = (text: string): boolean => /^https?:\/\/[^/]/.test(text)
