import { isRichWording } from '@greenhall/domain/shared/rich-text';
import type { Editor } from '@tiptap/core';
import { Button, Flex, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../kit/texts.ts';
import { type Picture, PictureChoice } from './picture-choice.tsx';

/** Puts an uploaded picture with its alternative text where the cursor stands. */
export function PictureTool({ editor }: { readonly editor: Editor }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [picture, setPicture] = useState<Picture>();
  const [form] = Form.useForm<{ alt: string }>();
  const insert = ({ alt }: { alt: string }) => {
    if (!picture) return;
    setOpen(false);
    setPicture(undefined);
    form.resetFields();
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { ...picture, alt: alt.trim() } })
      .run();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('content.picture')}</Button>
      <Modal
        title={t('content.picture')}
        open={isOpen}
        okText={t('content.insert')}
        okButtonProps={{ disabled: !picture }}
        onOk={form.submit}
        onCancel={() => setOpen(false)}
        forceRender
      >
        <Flex vertical gap={16}>
          {picture ? (
            <img src={`/Upload/${picture.file}`} alt="" className="max-w-full max-h-50 object-contain" />
          ) : null}
          <PictureChoice onPicture={setPicture} />
          <Form form={form} name="picture" layout="vertical" requiredMark={false} onFinish={insert}>
            <Form.Item
              name="alt"
              label={t('content.altText')}
              rules={[
                { required: true, whitespace: true, message: t('console.required') },
                {
                  validator: (_, value: string | undefined) =>
                    isRichWording(value ?? '') ? Promise.resolve() : Promise.reject(new Error(t('content.altText'))),
                },
              ]}
            >
              <Input />
            </Form.Item>
          </Form>
        </Flex>
      </Modal>
    </>
  );
}
