/** `+91 98765 43210`; numbers of other countries stay as they are, for their grouping differs. */
export const groupDigits = (value: string) => value.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
