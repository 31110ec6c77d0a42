/** The first wording of an event in one language: a subject, and what is said, a paragraph a line. */
export type Wording = readonly [subject: string, text: string]
