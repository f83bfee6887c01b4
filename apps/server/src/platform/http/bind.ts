import multipart from '@fastify/multipart';
import type { InAddress } from '@greenhall/contract/platform';
import type { Route } from '@greenhall/contract/shared/route';
import { type RouteKey, routes } from '@greenhall/contract/routes';
import { type Refusal, type Result, refuse } from '@greenhall/domain/shared/result';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { rankOf } from '../admission/load-shedder.ts';
import { PICTURE_MIB } from '../pictures/pictures.ts';
import { handleLagging } from '../replica/lagging.ts';
import { within } from '../traces/spans.ts';
import {
  type AuthPort,
  COMPANION_COOKIE,
  DEVICE_COOKIE,
  type MemberCaller,
  OPERATOR_COOKIE,
  type OperatorCaller,
  WROTE_COOKIE,
} from './caller.ts';
import type { AnotherRead, AnsweredRead, AnyHandler, Call, Download, Handlers } from './call.ts';
import type { CookieName } from './cookies.ts';
import { readForm } from './form.ts';
import { networkOf } from './network.ts';
import type { Origin } from './origin.ts';
import { bearerOf, readerOf } from './presented.ts';
import { problemOf, sendRefusal } from './problem.ts';
import { checkReadsOnly, mayCall, routeOf } from './rights.ts';
import { hasBrokenText, signatureFits } from './signature.ts';

/** The header with a passkey's signature of one act, in place of a fresh code. */
const APPROVAL = 'x-approval';
const KEY = /^[\w-]{8,80}$/;
const FORM_LIMITS = { fileSize: PICTURE_MIB * 1024 * 1024, fields: 20, fieldSize: 4096 };

class RefusedRequest extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refusal);
    this.refusal = refusal;
  }
}

function demand(condition: unknown, refusal: Refusal): asserts condition {
  if (!condition) throw new RefusedRequest(refusal);
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const sessionKey = ({ sessionId }: MemberCaller): string => `member:${sessionId}`;

/** A session that sends too many requests is refused before any work is done for it. */
function admit({ server }: FastifyRequest, session: string, route: Route): void {
  const admitted = server.admission.admit(session, route.cost === 'dear');
  if (!admitted.ok) throw new RefusedRequest(admitted);
}

/** The member of the token that a request brings, with the token that replaces it and the cookies that are due. */
async function memberOf(
  auth: AuthPort,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MemberCaller | undefined> {
  const { cookies } = request.server;
  const token = bearerOf(request);
  const found = token ? await auth.member(token, cookies.read(request, COMPANION_COOKIE)) : undefined;
  if (!found) return undefined;
  const { caller, rotated } = found;
  request.actor = { member: String(caller.memberNo) };
  if (rotated) void reply.header('x-token', rotated);
  admit(request, sessionKey(caller), route);
  return caller;
}

const originOf = (request: FastifyRequest): Origin => ({
  network: networkOf(request.ip),
  device: (header(request, 'user-agent') ?? '').slice(0, 200),
  language: header(request, 'accept-language')?.slice(0, 40),
  request: request.id,
});

async function identify(
  auth: AuthPort,
  key: RouteKey,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MemberCaller | OperatorCaller | null> {
  if (route.access === 'public') return null;
  if (route.access === 'operator') {
    const cookie = request.server.cookies.read(request, OPERATOR_COOKIE);
    const operator = cookie ? await auth.operator(cookie) : undefined;
    demand(operator, refuse('notSignedIn'));
    request.actor = { operator: String(operator.operatorId) };
    admit(request, `operator:${operator.sessionId}`, route);
    if (!mayCall(operator, route)) await auth.refusedRight?.(operator, key, originOf(request));
    demand(mayCall(operator, route), refuse('forbidden'));
    demand(!route.stepUp || operator.isProved || header(request, APPROVAL), refuse('stepUpRequired'));
    return operator;
  }
  const caller = await memberOf(auth, route, request, reply);
  demand(caller, refuse('notSignedIn'));
  demand(route.access !== 'money' || caller.companion, refuse('notSignedIn'));
  demand(!route.own || !caller.actingFor, refuse('actingFor'));
  return caller;
}

/** The session, of a member or an operator, that a request for a public route brings. */
async function sessionOf(
  auth: AuthPort,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const member = await memberOf(auth, route, request, reply);
  if (member) return sessionKey(member);
  const cookie = request.server.cookies.read(request, OPERATOR_COOKIE);
  const operator = cookie ? await auth.operator(cookie) : undefined;
  return operator && `operator:${operator.sessionId}`;
}

/** Handles a call; a search in its turn, among those of its session or else of its network. */
async function inTurn<T>(
  auth: AuthPort,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (route.cost !== 'search') return handle();
  const session = await sessionOf(auth, route, request, reply);
  return request.server.admission.search(
    session === undefined ? { network: networkOf(request.ip) } : { session },
    handle,
  );
}

function parsePart(schema: Route['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new RefusedRequest(refuse('badRequest', { field }));
}

/** What needs a fresh code is done without one if a passkey has signed exactly this request. */
async function demandApproval(
  auth: AuthPort,
  route: Route,
  caller: MemberCaller | OperatorCaller | null,
  act: Readonly<{ route: RouteKey; params: unknown; body: unknown; key: string }>,
  presented: string | undefined,
): Promise<void> {
  if (!route.stepUp || caller?.kind !== 'operator' || caller.isProved) return;
  demand(await auth.isApproved?.(caller, act, presented ?? ''), refuse('passkeyFailed'));
}

async function readCall(key: RouteKey, route: Route, request: FastifyRequest, reply: FastifyReply, auth: AuthPort) {
  const caller = await identify(auth, key, route, request, reply);
  const { cookies } = request.server;
  const read = route.files ? await readForm(request, route.files) : undefined;
  if (read && !read.ok) throw new RefusedRequest(read);
  const form = read?.value;
  const body = form ? form.fields : (request.body ?? {});
  const write = route.method !== 'GET';
  demand(![body, request.params, request.query].some(hasBrokenText), refuse('badRequest'));
  if (write) {
    demand(signatureFits(body, header(request, 'x-sign')), refuse('signatureWrong'));
    demand(KEY.test(header(request, 'idempotency-key') ?? ''), refuse('keyMissing'));
  }
  const parts = {
    params: parsePart(route.params, request.params),
    query: parsePart(route.query, request.query),
    body: parsePart(route.body, body),
    key: header(request, 'idempotency-key') ?? '',
  };
  const asked = { route: key, params: request.params ?? {}, body, key: parts.key };
  await demandApproval(auth, route, caller, asked, header(request, APPROVAL));
  const call = {
    route: key,
    caller,
    ...parts,
    files: form?.files ?? {},
    fileHashes: form ? await hashesOf(form.files) : {},
    replay: { isReplayed: false },
    origin: originOf(request),
    reader: readerOf(request, route),
    companion: cookies.read(request, COMPANION_COOKIE),
    deviceCookie: cookies.read(request, DEVICE_COOKIE),
    setCookie: (name: CookieName, value: string, seconds: number) => cookies.give(request, reply, name, value, seconds),
    clearCookie: (name: CookieName) => cookies.clear(request, reply, name),
  };
  return {
    ...call,
    also: (another: AnotherRead) => answerAnother(auth, request, reply, call as unknown as Call, another),
  };
}

/** The hashes of the uploaded files, computed off the event loop because a picture has up to 5 MiB. */
async function hashesOf(files: Readonly<Record<string, Buffer>>): Promise<Record<string, string>> {
  const hashed: Record<string, string> = {};
  for (const [name, content] of Object.entries(files)) {
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(content));
    hashed[name] = Buffer.from(digest).toString('hex');
  }
  return hashed;
}

function sendAnswer(route: Route, reply: FastifyReply, value: unknown): FastifyReply {
  if (route.produces) {
    const download = value as Download;
    return reply
      .header('content-disposition', `attachment; filename="${download.name}"`)
      .header('cache-control', 'private, no-store')
      .type(download.type)
      .send(download.content);
  }
  return reply.header('cache-control', 'no-store').send(z.parse(route.response, value));
}

/** How long who has written something reads from the database itself, in seconds: longer than its copy may be behind, and its clock be off. */
const WROTE_SECONDS = 15;

/** Handles a call: by the copy of the database where there is one, the route allows it and the caller has not just written. */
function handleWith(handler: AnyHandler, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { replica, cookies } = request.server;
  return async (call: Call): Promise<Result<unknown>> => {
    if (!replica) return handler(call);
    if (route.method !== 'GET') cookies.give(request, reply, WROTE_COOKIE, '1', WROTE_SECONDS);
    if (!route.mayLag || cookies.read(request, WROTE_COOKIE) !== undefined) return handler(call);
    return handleLagging(replica, handler, call, (at) => void reply.header('as-of', at.toISOString()));
  };
}

/** Whether a member may ask for a route together with others. */
const isReadOfMembers = (key: RouteKey, { method, access, produces }: Route): boolean =>
  method === 'GET' && access !== 'operator' && !produces && key !== 'platform.reads';

/** The values of an address as they travel in one. */
const textsOf = (part: InAddress): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(part ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

/** Answers a read of a caller whose session has been checked. It is admitted, checked and counted like a request. */
async function answerAnother(
  auth: AuthPort,
  request: FastifyRequest,
  reply: FastifyReply,
  first: Call,
  { route: key, ...parts }: AnotherRead,
): Promise<AnsweredRead> {
  const { server } = request;
  const [params, query] = [textsOf(parts.params), textsOf(parts.query)];
  const { caller } = first;
  const answer = async (handler: AnyHandler, route: Route): Promise<AnsweredRead> => {
    admit(request, sessionKey(caller), route);
    demand(route.access !== 'money' || caller.companion, refuse('notSignedIn'));
    demand(!route.own || !caller.actingFor, refuse('actingFor'));
    demand(![params, query].some(hasBrokenText), refuse('badRequest'));
    const call = {
      ...first,
      route: key,
      caller: route.access === 'public' ? null : caller,
      params: parsePart(route.params, params),
      query: parsePart(route.query, query),
      body: undefined,
    } as unknown as Call;
    const handle = async () => (await auth.whileClosed?.(call)) ?? handleWith(handler, route, request, reply)(call);
    const isSearch = route.cost === 'search';
    const result = await (isSearch ? server.admission.search({ session: sessionKey(caller) }, handle) : handle());
    if (!result.ok) throw new RefusedRequest(result);
    return { status: 200, body: z.parse(route.response, result.value) };
  };
  const handler = server.reads.get(key);
  const route = handler && routeOf(key as RouteKey);
  const seconds = route && server.shedder.admit(rankOf(route));
  try {
    if (!handler || !route) throw new RefusedRequest(refuse('badRequest', { field: 'route' }));
    demand(seconds === undefined, refuse('serverBusy', { seconds: seconds ?? 0 }));
    return await answer(handler, route).finally(() => server.shedder.end());
  } catch (error) {
    const refused = error instanceof RefusedRequest ? error.refusal : server.refusalOf(error as Error, request);
    const body = problemOf(request, refused);
    return { status: body.status, body };
  }
}

/** Binds the handlers of a slice to its routes in the contract. No other route exists on the network. */
export function bindSlice<S extends keyof typeof routes>(
  http: FastifyInstance,
  auth: AuthPort,
  slice: S,
  handlers: Handlers<S>,
): void {
  for (const [name, route] of Object.entries<Route>(routes[slice])) {
    const key = `${slice}.${name}` as RouteKey;
    const handler = (handlers as unknown as Record<string, AnyHandler>)[key];
    if (!handler) throw new Error(`no handler for ${key}`);
    checkReadsOnly(route);
    if (isReadOfMembers(key, route)) http.reads.set(key, handler);
    const bound: RouteOptions = {
      method: route.method,
      url: `/api${route.path}`,
      config: { slice, access: route.access, rank: rankOf(route), rateLimit: route.access === 'public' ? {} : false },
      ...(route.method === 'GET' ? {} : { compress: false }),
      handler: (request, reply) =>
        within(request.span, async () => {
          try {
            const call = await readCall(key, route, request, reply, auth);
            const answer = handleWith(handler, route, request, reply);
            const handle = async () => (await auth.whileClosed?.(call)) ?? answer(call as unknown as Call);
            const result = await inTurn(auth, route, request, reply, handle);
            if (result.ok && call.replay.isReplayed) void reply.header('idempotency-replayed', 'true');
            return result.ok ? sendAnswer(route, reply, result.value) : sendRefusal(reply, result);
          } catch (error) {
            if (error instanceof RefusedRequest) return sendRefusal(reply, error.refusal);
            throw error;
          }
        }),
    };
    const { files } = route;
    if (!files) http.route(bound);
    else
      void http.register(async (forms) => {
        await forms.register(multipart, { limits: { ...FORM_LIMITS, files: files.length } });
        forms.route(bound);
      });
  }
}
