import { isRichHref, RICH_SCREENS, type RichLink, type RichScreen } from '@greenhall/domain/shared/rich-text';
import { Flex, Form, Input, Select } from 'antd';
import { useTexts } from '../texts.ts';

const KINDS = ['none', 'href', 'screen'] as const;
type Kind = (typeof KINDS)[number];

/** A link as it is typed. */
export interface TypedLink {
  readonly kind: Kind;
  readonly href?: string;
  readonly screen?: RichScreen;
  readonly number?: string;
}

/** A stored link as the fields show it. */
export function typedLink(link: RichLink | null): TypedLink {
  if (link === null) return { kind: 'none' };
  if ('href' in link) return { kind: 'href', href: link.href };
  return { kind: 'screen', screen: link.screen, ...(link.id === undefined ? {} : { number: link.id }) };
}

/** What was typed as a link; `null` for none. */
export function linkTyped({ kind, href, screen, number }: TypedLink): RichLink | null {
  if (kind === 'href' && href) return { href: href.trim() };
  if (kind !== 'screen' || !screen) return null;
  return { screen, ...(number?.trim() ? { id: number.trim() } : {}) };
}

/** The fields of a link inside a form, below the name `link`. */
export function LinkFields() {
  const { t } = useTexts();
  const kind: Kind = Form.useWatch<Kind | undefined>(['link', 'kind']) ?? 'none';
  return (
    <Flex gap={12} wrap>
      <Form.Item name={['link', 'kind']} label={t('content.link')}>
        <Select className="w-55" options={KINDS.map((value) => ({ value, label: t(`content.linkKind.${value}`) }))} />
      </Form.Item>
      {kind === 'href' ? (
        <Form.Item
          name={['link', 'href']}
          label={t('content.linkKind.href')}
          rules={[
            {
              validator: (_, value: string | undefined) =>
                isRichHref(value?.trim() ?? '') ? Promise.resolve() : Promise.reject(new Error(t('content.linkRule'))),
            },
          ]}
        >
          <Input className="w-80" />
        </Form.Item>
      ) : null}
      {kind === 'screen' ? (
        <>
          <Form.Item
            name={['link', 'screen']}
            label={t('content.linkKind.screen')}
            rules={[{ required: true, message: t('console.required') }]}
          >
            <Select className="w-40" options={RICH_SCREENS.map((value) => ({ value, label: value }))} />
          </Form.Item>
          <Form.Item
            name={['link', 'number']}
            label={t('content.screenNumber')}
            rules={[{ pattern: /^\s*[1-9]\d{0,17}\s*$/, message: t('content.screenNumber') }]}
          >
            <Input />
          </Form.Item>
        </>
      ) : null}
    </Flex>
  );
}
