/** The software of others that runs in the app: its package, its name and its licence. */
export const LICENCES = {
  'altcha-lib': ['ALTCHA', 'MIT'],
  'barcode-detector': ['Barcode Detector', 'MIT'],
  '@base-ui/react': ['Base UI', 'MIT'],
  '@noble/hashes': ['noble-hashes', 'MIT'],
  react: ['React', 'MIT'],
  'react-hook-form': ['React Hook Form', 'MIT'],
  '@simplewebauthn/browser': ['SimpleWebAuthn', 'MIT'],
  tailwindcss: ['Tailwind CSS', 'MIT'],
  '@tanstack/react-query': ['TanStack Query', 'MIT'],
  uqr: ['uqr', 'MIT'],
  virtua: ['virtua', 'MIT'],
  zod: ['Zod', 'MIT'],
  zustand: ['Zustand', 'MIT'],
  'zxing-wasm': ['zxing-wasm', 'MIT'],
  'd3-hierarchy': ['d3-hierarchy', 'ISC'],
  dompurify: ['DOMPurify', 'Apache-2.0'],
  '@fontsource-variable/figtree': ['Figtree', 'OFL-1.1'],
  'lightweight-charts': ['Lightweight Charts (TradingView)', 'Apache-2.0'],
} as const satisfies Readonly<
  Record<string, readonly [name: string, licence: 'MIT' | 'ISC' | 'Apache-2.0' | 'OFL-1.1']>
>;
