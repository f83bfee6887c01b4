import type { RichLink } from '@greenhall/domain/shared/rich-text';
import { Button, Form, Modal, Space } from 'antd';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts.ts';
import { LinkFields, linkTyped, type TypedLink, typedLink } from './link-fields.tsx';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  readonly name:
    | 'bold'
    | 'italic'
    | 'heading1'
    | 'heading2'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'rule'
    | 'undo'
    | 'redo';
  /** What is drawn on the button, beside its name. */
  readonly sign: string;
  /** Whether it holds where the cursor stands; tools without it do something once. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (chain: Chain) => Chain;
}

const TOOLS: readonly Tool[] = [
  { name: 'bold', sign: 'B', isOn: (editor) => editor.isActive('bold'), run: (chain) => chain.toggleBold() },
  { name: 'italic', sign: 'I', isOn: (editor) => editor.isActive('italic'), run: (chain) => chain.toggleItalic() },
  {
    name: 'heading1',
    sign: 'H1',
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
    run: (chain) => chain.toggleHeading({ level: 1 }),
  },
  {
    name: 'heading2',
    sign: 'H2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    name: 'bullets',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: 'numbers',
    sign: '1.',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: 'quote',
    sign: '”',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  { name: 'rule', sign: '―', run: (chain) => chain.setHorizontalRule() },
  { name: 'undo', sign: '↶', run: (chain) => chain.undo() },
  { name: 'redo', sign: '↷', run: (chain) => chain.redo() },
];

/** Links what is selected, or inserts the address itself where nothing is. */
function setLink(editor: Editor, link: RichLink | null): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (link === null) chain.unsetMark('link').run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    const text = 'href' in link ? link.href : link.screen;
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { link } }] }).run();
  } else chain.setMark('link', { link }).run();
}

function LinkTool({ editor }: { readonly editor: Editor }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<{ link: TypedLink }>();
  const isOn = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  const open = () => {
    const link = editor.getAttributes('link')['link'] as RichLink | undefined;
    form.setFieldsValue({ link: typedLink(link ?? null) });
    setOpen(true);
  };
  return (
    <>
      <Button aria-pressed={isOn} type={isOn ? 'primary' : 'default'} onClick={open}>
        {t('content.link')}
      </Button>
      <Modal title={t('content.link')} open={isOpen} onOk={form.submit} onCancel={() => setOpen(false)} forceRender>
        <Form
          form={form}
          name="link"
          layout="vertical"
          requiredMark={false}
          onFinish={({ link }) => {
            setOpen(false);
            setLink(editor, linkTyped(link));
          }}
        >
          <LinkFields />
        </Form>
      </Modal>
    </>
  );
}

export interface ToolsProps {
  readonly editor: Editor;
  /** Further tools, of the desk that has the editor. */
  readonly children: ReactNode;
}

/** The buttons above the editor. */
export function Tools({ editor, children }: ToolsProps) {
  const { t } = useTexts();
  const on = useEditorState({
    editor,
    selector: (state) => TOOLS.filter(({ isOn }) => isOn?.(state.editor)).map(({ name }) => name),
  });
  return (
    <Space wrap role="toolbar" aria-label={t('content.tools')}>
      {TOOLS.map(({ name, sign, isOn, run }) => (
        <Button
          key={name}
          aria-label={t(`content.tool.${name}`)}
          title={t(`content.tool.${name}`)}
          {...(isOn ? { 'aria-pressed': on.includes(name) } : {})}
          type={on.includes(name) ? 'primary' : 'default'}
          onClick={() => run(editor.chain().focus()).run()}
        >
          <span className="rich-tool" data-sign={sign} />
        </Button>
      ))}
      <LinkTool editor={editor} />
      {children}
    </Space>
  );
}
