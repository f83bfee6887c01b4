import type { RichText } from '@greenhall/domain/shared/rich-text';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { Flex } from 'antd';
import type { ComponentType } from 'react';
import './rich-text.css';
import { EXTENSIONS } from './extensions.ts';
import { cleanPasted } from './pasted.ts';
import { Tools } from './tools.tsx';
import { fromEditor, toEditor } from './tree.ts';

export interface RichEditorProps {
  readonly label: string;
  readonly lang: string;
  /** What it begins with; later changes come from what is typed. */
  readonly initial: RichText | null;
  readonly onChange: (text: RichText) => void;
  /** The tools that only some desks have, such as pictures. */
  readonly furtherTools?: ComponentType<{ readonly editor: Editor }>;
}

/** Writes a rich text: what it can hold is what the stored tree can hold. */
export function RichEditor({ label, lang, initial, onChange, furtherTools: FurtherTools }: RichEditorProps) {
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toEditor(initial),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: changed }) => onChange(fromEditor(changed.getJSON())),
  });
  return (
    <Flex vertical gap={8} className="rich-editor">
      <Tools editor={editor}>{FurtherTools ? <FurtherTools editor={editor} /> : null}</Tools>
      <EditorContent editor={editor} />
    </Flex>
  );
}
