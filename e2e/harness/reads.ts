import { reads } from '@greenhall/contract/generated/paths';
import { addressOf } from '@greenhall/client/address';
import type { LooseRequestInput } from '@greenhall/client/route-input';
import type { Page, Request, Response } from 'playwright-core';

const TOGETHER = '/api/reads';

/** As far as it is needed here, one person's browser. */
interface Seat {
  readonly page: Page;
  readonly expectRefusal: (path: string, status: number) => void;
}
type Asked = LooseRequestInput & { readonly route: keyof typeof reads };

/** The paths of all reads that a request brings; its own where it is no request for several. */
export function pathsOf(request: Request): readonly string[] {
  const { pathname, searchParams } = new URL(request.url());
  if (pathname !== TOGETHER) return [pathname];
  const asked = JSON.parse(searchParams.get('of') ?? '[]') as readonly Asked[];
  return asked.map(({ route, params }) => addressOf(reads[route], { params }));
}

/** The reads of a request for several that failed: the path and the status of each. */
export async function failedReadsOf(response: Response): Promise<readonly (readonly [path: string, status: number])[]> {
  const paths = pathsOf(response.request());
  if (paths.length < 2) return [];
  // A page that was left has no answers any more.
  const data = (await response.json().catch(() => ({}))) as { answers?: readonly { status: number }[] };
  return (data.answers ?? []).flatMap(({ status }, at) => (status < 400 ? [] : [[paths[at] ?? '', status] as const]));
}

/** Lets a page read each thing by a request of its own, as from a server of the release before, so that a test can answer one of them. */
export async function readSingly({ page, expectRefusal }: Seat): Promise<void> {
  expectRefusal(TOGETHER, 404);
  await page.route(`**${TOGETHER}?*`, (route) => route.fulfill({ status: 404, json: {} }));
}

/** Resolves once a route has been read, alone or with others. */
export const readOf = ({ page }: Pick<Seat, 'page'>, route: keyof typeof reads): Promise<Response> =>
  page.waitForResponse((response) => pathsOf(response.request()).includes(addressOf(reads[route], {})));
