/** What is said before any other text can be loaded, or when it cannot be. */
export default {
  failed: 'The page could not be loaded.',
  advice:
    'Check your connection, then try again. If the product has just been updated, loading it again helps.',
  retry: 'Load again',
}
