/**
 * What stays in a box once its words were taken by the server: all that was typed since they were sent. For the setter of a state, which
 * knows the box as it is by then.
 */
export const typedSince = (sent: string) => (now: string) =>
  now.startsWith(sent) ? now.slice(sent.length) : now
