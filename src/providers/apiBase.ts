/** The address below which the API is, with a slash at its end: that of the setting `VITE_API_URL`, or `/api/v1`, unless another is given. */
export const apiBase = (apiUrl?: string): URL =>
  new URL(`${apiUrl || import.meta.env.VITE_API_URL || '/api/v1'}/`.replace(/\/+$/, '/'), location.href)
