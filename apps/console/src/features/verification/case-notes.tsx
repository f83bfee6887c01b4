import { NOTE_LENGTH } from '@greenhall/domain/verification/case';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { NotesCard, useNoteColumns } from '../../kit/notes-card.tsx';
import type { Details } from './kinds.ts';

/** What reviewers tell each other about a case. */
export function CaseNotes({ of: { id, notes } }: { readonly of: Details }) {
  const columns = useNoteColumns();
  const add = useAct((write, body: { text: string }) => write('verification.addNote', { params: { id }, body }));
  return (
    <NotesCard route="verification.addNote" longest={NOTE_LENGTH} add={add}>
      <RowTable rows={notes} rowKey={(row) => row.id} isSmall columns={columns} />
    </NotesCard>
  );
}
