import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    sourcemap: 'hidden',
    // Since spring 2024; `:dir()` is the youngest thing that is used as it stands.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The largest is React itself; what is loaded when is measured by `npm run bench`.
    chunkSizeWarningLimit: 700,
  },
})
