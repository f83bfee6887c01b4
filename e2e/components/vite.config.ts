import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Pages that show components without a server behind them, in React's development build, whose warnings are heard. */
export default defineConfig({
  plugins: [tailwindcss()],
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    minify: false,
    target: 'es2023',
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: ['ui-page', 'kit-page'].map((name) => join(import.meta.dirname, `${name}.html`)) },
  },
});
