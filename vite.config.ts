import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where the API runs while the front end is served by Vite; in production one server serves both. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  // The server puts a nonce of its own in place of this word in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: api, changeOrigin: false } } },
  build: {
    sourcemap: 'hidden',
    target: ['chrome119', 'firefox128', 'safari16.4'],
    chunkSizeWarningLimit: 700,
  },
})
