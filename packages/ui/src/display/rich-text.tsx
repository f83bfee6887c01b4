import {
  isRichHref,
  type RichBlock,
  type RichLink,
  type RichPicture,
  type RichSpan,
  type RichText as Tree,
} from '@greenhall/domain/shared/rich-text';
import { Fragment, type ReactNode } from 'react';

/** The widths, in pixels, in which a public picture can be had. */
const WIDTHS = [320, 640, 1_280] as const;

interface Drawing {
  /** The address of a picture that is at least so many pixels wide, or as wide as it is. */
  readonly pictureUrl: (file: string, width?: number) => string;
  /** Draws a link to a screen of the app; without it, its words alone are drawn. */
  readonly screenLink?: ((link: Extract<RichLink, { screen: unknown }>, words: ReactNode) => ReactNode) | undefined;
}

const MARKED = 'text-brand-strong underline';

function Link({ link, children, screenLink }: Drawing & { link: RichLink; children: ReactNode }) {
  if ('screen' in link) return screenLink ? screenLink(link, children) : children;
  // The server has refused any other address; a tree that comes by another way draws none either.
  if (!isRichHref(link.href)) return children;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" className={MARKED}>
      {children}
    </a>
  );
}

function Span({ span, ...drawing }: Drawing & { span: RichSpan }) {
  let drawn: ReactNode = span.text;
  if (span.italic) drawn = <em>{drawn}</em>;
  if (span.bold) drawn = <strong>{drawn}</strong>;
  return span.link ? (
    <Link link={span.link} {...drawing}>
      {drawn}
    </Link>
  ) : (
    drawn
  );
}

function Spans({ spans, ...drawing }: Drawing & { spans: readonly RichSpan[] }) {
  return spans.map((span, at) => <Span key={at} span={span} {...drawing} />);
}

function Picture({ picture, pictureUrl }: Drawing & { picture: RichPicture }) {
  const { file, alt, width, height } = picture;
  const widths = WIDTHS.filter((each) => each < width);
  const sources = [...widths.map((each) => `${pictureUrl(file, each)} ${each}w`), `${pictureUrl(file)} ${width}w`];
  return (
    <img
      src={pictureUrl(file)}
      srcSet={sources.join(', ')}
      sizes="(min-width: 480px) 448px, 92vw"
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-card"
    />
  );
}

function Block({ block, ...drawing }: Drawing & { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return block.spans.length === 0 ? null : (
        <p>
          <Spans spans={block.spans} {...drawing} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 1 ? 'h2' : 'h3';
      return (
        <Heading className={block.level === 1 ? 'mt-2 text-l font-semibold' : 'mt-1 font-semibold'}>
          <Spans spans={block.spans} {...drawing} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className={`flex flex-col gap-1.5 pl-5.5 ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item, at) => (
            <li key={at}>
              <Blocks blocks={item} {...drawing} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-2 border-l-3 border-line pl-3 text-ink-2">
          <Blocks blocks={block.blocks} {...drawing} />
        </blockquote>
      );
    case 'rule':
      return <hr className="border-line" />;
    case 'picture':
      return <Picture picture={block} {...drawing} />;
  }
}

function Blocks({ blocks, ...drawing }: Drawing & { blocks: readonly RichBlock[] }) {
  return blocks.map((block, at) => (
    <Fragment key={at}>
      <Block block={block} {...drawing} />
    </Fragment>
  ));
}

export interface RichTextProps extends Drawing {
  readonly text: Tree;
}

/**
 * Draws a rich text as React elements; no part of it is ever read as HTML. Member app and console preview use the same.
 */
export function RichText({ text, ...drawing }: RichTextProps) {
  return (
    // A reader may have it translated. Another text is drawn anew, because the translator has put its own nodes into this one.
    <div key={JSON.stringify(text)} translate="yes" className="flex flex-col gap-3 wrap-anywhere">
      <Blocks blocks={text.blocks} {...drawing} />
    </div>
  );
}
