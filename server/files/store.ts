/**
 * Where the bytes of files are kept; their facts are rows of the table `files`. Keys are made by the server alone
 * (`<id>/master.webp`), so they need no checking. Reading what is not there gives undefined, deleting it is no error.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  delete(key: string): Promise<void>
  /** All keys, in no order; what is put meanwhile may be among them. */
  keys(): AsyncIterable<string>
}
