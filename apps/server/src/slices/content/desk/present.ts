import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { isVisible } from '@greenhall/domain/content/entry';
import { presentPicture } from '../present.ts';
import type { EntryRow, TextRow } from './store-entries.ts';

type Entry = Output<RouteOf<'content.addEntry'>>;
type Text = Output<RouteOf<'content.entry'>>['texts'][number];

/** An entry as operators see it at a moment. */
export function presentEntry(row: EntryRow, now: Date): Entry {
  const { id, from, until, madeAt, publishedAt, languages, picture, width, height, ...rest } = row;
  return {
    ...rest,
    id: String(id),
    isVisible: isVisible(
      { state: row.state, from: from?.getTime() ?? null, until: until?.getTime() ?? null },
      now.getTime(),
    ),
    languages: [...languages],
    picture: presentPicture({ file: picture, width, height }),
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    madeAt: madeAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/** A text with the version before it. */
export function presentText({ savedAt, ...rest }: TextRow): Text {
  return { ...rest, savedAt: savedAt.toISOString() };
}
