import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Lets the browser wait with the first paint for the start script. Until it has run the page is empty and its theme unknown, so
 * there is nothing to show but a flash of the wrong colours.
 */
const blockRender: Plugin = {
  name: 'block-render',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        '<script type="module" crossorigin src',
        '<script type="module" blocking="render" crossorigin src',
      ),
  },
}

export default defineConfig({
  plugins: [react(), blockRender],
  build: {
    sourcemap: 'hidden',
    // Since spring 2024; `:dir()` is the youngest thing that is used as it stands.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The largest is React itself; what is loaded when is measured by `npm run bench`.
    chunkSizeWarningLimit: 700,
  },
})
