import { textOfHtml } from '../../../messages/notification/rules/textOfHtml.ts'

/** What editors of reviews write; a mere `<3` is none of it. */
const markup = /<\/?(?:a|b|blockquote|br|div|em|i|img|li|ol|p|s|span|strong|u|ul)\b[^>]*>|&(?:#\d+|[a-z]+);/i

/** The words of a review: without the markup that other systems store with them. */
export const reviewWords = (text: string): string => (markup.test(text) ? textOfHtml(text) : text)
