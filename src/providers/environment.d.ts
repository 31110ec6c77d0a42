/** The settings of the front end, fixed when it is built. */
interface ImportMetaEnv {
  /** Where the API is: a path of the same origin or an address. `/api/v1` by default. */
  readonly VITE_API_URL?: string
  /** Origins that the public settings file may come from, beside our own; separated by commas. */
  readonly VITE_SETTINGS_ORIGINS?: string
}
