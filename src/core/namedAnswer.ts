/**
 * The form of an answer with records that brings along what those they refer to are called: `{data, names}`, `names` by area as its look-up
 * answers (docs/api.md). Asked for by `Accept`.
 */
export const namedType = 'application/vnd.atelier.named+json'

/** What asks for it, and takes plain records from a server that does not know it. */
export const acceptNamed = `${namedType}, */*;q=0.9`
