import {
  isRichHref,
  PICTURE_NAME,
  RICH_SCREENS,
  type RichLink,
  type RichScreen,
} from '@greenhall/domain/shared/rich-text';
import { type Extensions, Mark, Node } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';

const isScreen = (name: string | undefined): name is RichScreen => RICH_SCREENS.some((screen) => screen === name);

/** The link that an element stands for: a screen of the app, or an address that the server would take. */
function linkOf(element: HTMLElement): RichLink | undefined {
  const { screen, number } = element.dataset;
  if (isScreen(screen)) return { screen, ...(number ? { id: number } : {}) };
  const href = element.getAttribute('href') ?? '';
  return isRichHref(href) ? { href } : undefined;
}

/** A link to an address or to a screen of the member app. Other links lose their address when they are pasted. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ link: { default: null, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'a',
      getAttrs: (element) => {
        const link = linkOf(element);
        return link ? { link } : false;
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const link = mark.attrs['link'] as RichLink;
    return [
      'a',
      'href' in link ? { href: link.href } : { 'data-screen': link.screen, 'data-number': link.id ?? '' },
      0,
    ];
  },
});

/** A picture that was uploaded here; one from elsewhere is dropped when it is pasted. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ file: {}, alt: {}, width: {}, height: {} }),
  parseHTML: () => [
    {
      tag: 'img[data-file]',
      getAttrs: (element) => {
        const file = element.dataset['file'] ?? '';
        const [width, height] = [element.getAttribute('width'), element.getAttribute('height')].map(Number);
        return PICTURE_NAME.test(file) ? { file, alt: element.getAttribute('alt'), width, height } : false;
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    {
      'data-file': attrs['file'],
      src: `/Upload/${attrs['file']}`,
      alt: attrs['alt'],
      width: attrs['width'],
      height: attrs['height'],
    },
  ],
});

/** The editor knows what the stored tree knows, and nothing else: what is pasted loses the rest. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2] },
    code: false,
    codeBlock: false,
    hardBreak: false,
    link: false,
    listItem: false,
    strike: false,
    underline: false,
  }),
  ListItem.extend({ content: 'block+' }),
  Link,
  Picture,
];
