import type { ContentKind } from '@greenhall/domain/content/entry';
import type { Role } from '@greenhall/domain/admin/roles';
import { missingLanguages, takesTwo } from '@greenhall/domain/content/entry';
import type { RichText } from '@greenhall/domain/shared/rich-text';
import { allChecks } from '@greenhall/server/compose';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { contentHandlers } from '@greenhall/server/slices/content/handlers';
import { approveShown } from './desk/approve.ts';
import { TestClient } from './client.ts';
import type { Engine } from './database.ts';
import { operatorCaller } from './operators.ts';
import { openWorld, type Person, type World } from './world.ts';

/** A text of one paragraph. */
export const bodyOf = (text: string): RichText => ({ blocks: [{ type: 'paragraph', spans: [{ text }] }] });

interface Fields {
  readonly isImportant?: boolean;
  readonly topic?: string | null;
  readonly place?: number;
  readonly picture?: string | null;
  readonly link?: unknown;
  readonly from?: string | null;
  readonly until?: string | null;
}

/** A world with the routes of content, two members, and operators who write. */
export interface ContentWorld extends World {
  readonly ann: Person;
  readonly bo: Person;
  /** An operator with this name and these roles; without roles, one who writes content. */
  operator(username: string, ...roles: readonly Role[]): TestClient;
  /** A draft with a text in each of these languages, which is the title in that language. */
  draft(kind: ContentKind, title: string, fields?: Fields, languages?: readonly string[]): Promise<string>;
  /** The same, published, an important notice by two; languages without a text are confirmed. */
  publish(kind: ContentKind, title: string, fields?: Fields, languages?: readonly string[]): Promise<string>;
}

export async function openContentWorld(engine: Engine): Promise<ContentWorld> {
  const world = await openWorld(engine);
  const { ports, http } = world;
  const operatorOf = async (cookie: string) => {
    const [username = '', roles = ''] = cookie.split('|');
    return operatorCaller(username, [], roles === '' ? ['content'] : (roles.split(' ') as Role[]));
  };
  const auth = { ...world.auth, operator: operatorOf };
  bindSlice(http, auth, 'content', contentHandlers(ports));
  bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
  const operator: ContentWorld['operator'] = (username, ...roles) => {
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, [username, roles.join(' ')].join('|'));
    return client;
  };
  const writer = operator('wren');
  const draft: ContentWorld['draft'] = async (kind, title, fields = {}, languages = ['en']) => {
    const { id, version } = (await writer.call('content.addEntry', { body: { kind } })).value;
    const plain = { isImportant: false, topic: null, place: 0, picture: null, link: null, from: null, until: null };
    const saved = await writer.call('content.saveEntry', { params: { id }, body: { ...plain, ...fields, version } });
    if (saved.refusal) throw new Error(saved.refusal);
    for (const language of languages) {
      const words = language === 'en' ? title : `${title} ${language}`;
      const body = { version: 0, title: words, summary: '', body: kind === 'banner' ? null : bodyOf(words) };
      const written = await writer.call('content.saveText', { params: { id, language }, body });
      if (written.refusal) throw new Error(written.refusal);
    }
    return id;
  };
  const publish: ContentWorld['publish'] = async (kind, title, fields = {}, languages = ['en']) => {
    const id = await draft(kind, title, fields, languages);
    const confirmed = missingLanguages(languages);
    const must = <T>({ refusal, value }: { refusal: string | undefined; value: T }): T => {
      if (refusal) throw new Error(refusal);
      return value;
    };
    if (!takesTwo({ kind, isImportant: fields.isImportant ?? false })) {
      must(await writer.call('content.publish', { params: { id }, body: { confirmed } }));
      return id;
    }
    const body = { confirmed, reason: 'Everybody has to know' };
    const proposal = must(await writer.call('content.proposeNotice', { params: { id }, body }));
    must(await approveShown(operator('grace', 'compliance'), proposal.id));
    return id;
  };
  const ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A' });
  const bo = await world.join('bo888', { by: world.rootCode, contact: 'root', zone: 'B' });
  return { ...world, ann, bo, operator, draft, publish };
}
