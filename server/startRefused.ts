/** Why the server does not start, in sentences for the operator; printed without a stack. */
export class StartRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartRefused'
  }
}
