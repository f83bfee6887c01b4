import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { movedText } from '@greenhall/ui/moved-text';

/** What Vite passes on while developing: the interface, pictures and the live channel. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), movedText()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '/api': server, '/Upload': server, '/wss': { target: server, ws: true } },
  },
});
