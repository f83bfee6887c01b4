import { NOTE_LENGTH } from '@greenhall/domain/messages/message';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { NotesCard, useNoteColumns } from '../../kit/notes-card.tsx';

/** What operators tell each other about a conversation. */
export function Notes({ member }: { readonly member: string }) {
  const columns = useNoteColumns();
  const add = useAct((write, body: { text: string }) => write('messages.addNote', { params: { member }, body }));
  return (
    <NotesCard route="messages.addNote" longest={NOTE_LENGTH} add={add} className="flex-[1_1_320px] min-w-0">
      <DeskTable
        name={['messages.notes', member]}
        read={(cursor) => api('messages.notes', { params: { member }, query: { cursor } })}
        rowKey={(row) => row.id}
        isSmall
        columns={columns}
      />
    </NotesCard>
  );
}
