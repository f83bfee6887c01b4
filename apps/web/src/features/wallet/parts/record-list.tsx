import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { type ReactNode, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import type { Place } from '../../../shared/page/links.ts';
import { PageList } from '../../../shared/page/page-list.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { type ItemOf, type PagedKey, usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** How one record is shown: in a row, and in full. */
export interface RecordView {
  title: string;
  at: string;
  amount: ReactNode;
  mark: ReactNode;
  items: readonly KeyValue[];
  /** What the member may still do about it. */
  action?: { label: string; run: () => void } | undefined;
  /** A form that is filled in with it. */
  again?: { label: string; to: Place } | undefined;
}

export interface RecordListProps<K extends PagedKey> {
  route: K;
  label: string;
  /** The field of the query that the chips choose, its values and their names. */
  filter: { field: string; label: string; values: readonly { value: string; label: string }[] };
  view: (item: ItemOf<K>) => RecordView;
  idOf: (item: ItemOf<K>) => string;
  /** What stands above the records. */
  above?: ReactNode;
}

/** Records of one kind: a filter, pages of rows, and each record in full in a sheet. */
export function RecordList<K extends PagedKey>({ route, label, filter, view, idOf, above }: RecordListProps<K>) {
  const { t, relative } = useTexts();
  const [chosen, setChosen] = useState('');
  const [open, setOpen] = useState<string>();
  const [show, setShow] = useState(false);
  const pages = usePages(route, chosen ? { [filter.field]: chosen } : {});
  const items = pages.data?.pages.flatMap((page) => (page as { items: ItemOf<K>[] }).items) ?? [];
  const found = items.find((item) => idOf(item) === open);
  const detail = found === undefined ? undefined : view(found);
  return (
    <Page>
      {above}
      <ChipChoice
        label={filter.label}
        options={[{ value: '', label: t('common.all') }, ...filter.values]}
        value={chosen}
        onChange={setChosen}
      />
      <PageList pages={pages} label={label} {...(chosen ? { empty: t('pay.nothingFound') } : {})}>
        {(item) => {
          const row = view(item);
          const id = idOf(item);
          const press = () => {
            setOpen(id);
            setShow(true);
          };
          return (
            <li key={id}>
              <button type="button" onClick={press} className={cellClass}>
                <Cell title={row.title} note={relative(row.at)} value={row.amount} valueNote={row.mark} />
              </button>
            </li>
          );
        }}
      </PageList>
      <LazySheet show={show && detail !== undefined} onUpdateShow={setShow} title={detail?.title ?? ''}>
        {detail ? (
          <div className="flex flex-col gap-4 pt-2 pb-4">
            <KeyValues items={detail.items} />
            {detail.again ? (
              <AppLink to={detail.again.to} className={buttonClass('ghost', false, true)}>
                {detail.again.label}
              </AppLink>
            ) : null}
            {detail.action ? (
              <Button kind="danger" wide onClick={detail.action.run}>
                {detail.action.label}
              </Button>
            ) : null}
          </div>
        ) : null}
      </LazySheet>
    </Page>
  );
}
