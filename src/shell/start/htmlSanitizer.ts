import DOMPurify from 'dompurify'
import { setSanitizer } from './trustedTypes.ts'

/** Importing this lets libraries write markup: cleaned of everything that could run. Whoever shows or edits rich text imports it. */
setSanitizer((html) => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: false }))
