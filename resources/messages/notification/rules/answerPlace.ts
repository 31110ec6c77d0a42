/** Where an answer stands in what its template says around it. */
export const answerPlace = '[…]'
