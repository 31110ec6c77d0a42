/** The key of the secrets of all databases that tests copy, so that any test's server opens them. */
export const testKey = Buffer.alloc(32, 'a key for tests').toString('base64')
