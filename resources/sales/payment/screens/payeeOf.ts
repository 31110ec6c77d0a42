/** Who is paid by hand: a UPI address, or an account of a bank. */
export interface TypedPayee {
  readonly kind: 'upi' | 'bank'
  readonly upi: string
  readonly name: string
  readonly account: string
  readonly ifsc: string
}

export const noPayee: TypedPayee = { kind: 'upi', upi: '', name: '', account: '', ifsc: '' }

/** What is sent of it; undefined while it is not whole. */
export function payeeOf({ kind, upi, name, account, ifsc }: TypedPayee): object | undefined {
  if (kind === 'upi')
    return /^[\w.-]{2,64}@[a-z][a-z0-9.-]+$/i.test(upi.trim()) ? { kind, upi: upi.trim() } : undefined
  const isWhole =
    name.trim().length >= 2 &&
    /^\d{6,18}$/.test(account.trim()) &&
    /^[a-z]{4}0[a-z0-9]{6}$/i.test(ifsc.trim())
  return isWhole ? { kind, name: name.trim(), account: account.trim(), ifsc: ifsc.trim() } : undefined
}
