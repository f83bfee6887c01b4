import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');
const ORIGIN = 'http://components.test';
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css' } as const;

/** The files of some pages by their path, as a server would send them. */
export type BuiltPages = ReadonlyMap<string, string>;

const html = (name: string, styles: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    ${styles.map((path) => `<link rel="stylesheet" href="${path}" />`).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${name}.js"></script>
  </body>
</html>`;

/** Builds pages of `e2e/components`, named as their files, that show components without a server behind them. */
export async function buildPages(names: readonly string[]): Promise<BuiltPages> {
  const pages = new Map<string, string>();
  for (const name of names) {
    const built = await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [tailwindcss()],
      build: {
        write: false,
        minify: false,
        target: 'es2023',
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: { [name]: join(ROOT, 'e2e', 'components', `${name}.tsx`) },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: `${name}-[name].js`,
            assetFileNames: `${name}-[name][extname]`,
          },
        },
      },
    });
    const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    for (const file of outputs)
      pages.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : Buffer.from(file.source).toString());
    const styles = outputs.map(({ fileName }) => `/${fileName}`).filter((path) => path.endsWith('.css'));
    pages.set(`/${name}.html`, html(name, styles));
  }
  return pages;
}

/** Opens a built page; what is not part of it is answered by the test's own routes. */
export async function openPage(page: Page, pages: BuiltPages, name: string): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = pages.get(pathname);
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    if (body === undefined) return route.fallback();
    const ending = pathname.slice(pathname.lastIndexOf('.') + 1) as keyof typeof TYPES;
    return route.fulfill({ body, contentType: `${TYPES[ending]}; charset=utf-8` });
  });
  await page.goto(`${ORIGIN}/${name}.html`);
}
