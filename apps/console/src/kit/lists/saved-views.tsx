import { VIEW_NAME_LONGEST } from '@greenhall/domain/admin/views';
import { Button, Flex, Form, Input } from 'antd';
import { Fragment } from 'react';
import { DecisionButton } from '../decision-button.tsx';
import { useAct } from '../failure.ts';
import { FormButton } from '../forms/form-button.tsx';
import { placeAsked, useLocation } from '../location.ts';
import { ReadFault } from '../read-state.tsx';
import { useTexts } from '../texts.ts';
import { useRead } from '../use-read.ts';
import { type Asked, addressOf, queryOf } from './asked.ts';
import type { ListKey } from './types.ts';

interface Of {
  readonly route: ListKey;
  /** What the list is asked for. */
  readonly asked: Asked;
}

function NameField() {
  const { t } = useTexts();
  return (
    <Form.Item
      name="name"
      label={t('views.name')}
      rules={[{ required: true, whitespace: true }, { max: VIEW_NAME_LONGEST }]}
    >
      <Input />
    </Form.Item>
  );
}

/** Saves what the list is asked for under a name. */
export function SaveView({ route, asked }: Of) {
  const { t } = useTexts();
  const save = useAct((write, name: string) =>
    write('admin.saveView', {
      params: { list: route },
      body: { name, asked: new URLSearchParams(queryOf(route, asked)).toString() },
    }),
  );
  return (
    <FormButton<{ readonly name: string }>
      label={t('views.save')}
      note={t('views.note')}
      onSend={({ name }) => save.mutateAsync(name)}
    >
      <NameField />
    </FormButton>
  );
}

function RenameView({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTexts();
  const rename = useAct((write, to: string) => write('admin.renameView', { params: { id }, body: { name: to } }));
  return (
    <FormButton<{ readonly name: string }>
      label={t('views.rename')}
      note={t('views.renameNote')}
      initial={{ name }}
      onSend={(typed) => rename.mutateAsync(typed.name)}
    >
      <NameField />
    </FormButton>
  );
}

function RemoveView({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const remove = useAct((write) => write('admin.removeView', { params: { id } }));
  return (
    <DecisionButton
      label={t('views.remove')}
      question={t('views.sureRemove')}
      quiet
      onDecide={() => remove.mutateAsync()}
    />
  );
}

/** The own views of a list, each a link; the one that is shown can be renamed and removed. */
export function SavedViews({ route, asked, initial }: Of & { readonly initial: Asked }) {
  const { t } = useTexts();
  const { path } = useLocation();
  const views = useRead('admin.views', { params: { list: route } });
  const shown = placeAsked(path, addressOf(route, queryOf(route, asked), initial));
  const items = (views.data?.items ?? []).map(({ id, name, asked: saved }) => ({
    id,
    name,
    place: placeAsked(path, addressOf(route, Object.fromEntries(new URLSearchParams(saved)), initial)),
  }));
  const current = items.find(({ place }) => place === shown);
  if (items.length === 0) return <ReadFault of={views} />;
  return (
    <nav aria-label={t('views.title')}>
      <Flex gap={8} wrap align="center">
        {items.map(({ id, name, place }) => (
          <Button
            key={id}
            size="small"
            href={`#${place}`}
            type={id === current?.id ? 'primary' : 'default'}
            aria-current={id === current?.id ? 'true' : undefined}
            className="max-w-70 overflow-hidden text-ellipsis"
          >
            {name}
          </Button>
        ))}
        {current ? (
          <Fragment key={current.id}>
            <RenameView id={current.id} name={current.name} />
            <RemoveView id={current.id} />
          </Fragment>
        ) : null}
      </Flex>
    </nav>
  );
}
