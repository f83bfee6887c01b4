import type { Reply } from '@greenhall/client/route-input';
import type { ReactNode } from 'react';
import { pictureWidths, richPictureUrl } from '../forms/picture.ts';
import { useRead } from '../request/use-read.ts';
import { useTexts } from '../text/texts.ts';
import { AppLink } from './app-link.tsx';
import { placeOf, useLang } from '../written/rich-content.tsx';
import { useScreens } from './screens.ts';

type Item = Reply<'content.banners'>['items'][number];

const LOOK = 'relative block overflow-hidden rounded-card shadow-card';

/** Leads where its operator has linked it to; a screen that is not built is no link. */
function Way({ link, children }: { link: Item['link']; children: ReactNode }) {
  const screenAt = useScreens();
  if (link && 'href' in link)
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer nofollow" className={LOOK}>
        {children}
      </a>
    );
  const place = link ? placeOf(link) : undefined;
  return place && screenAt(place.to) ? (
    <AppLink to={place} className={LOOK}>
      {children}
    </AppLink>
  ) : (
    <span className={LOOK}>{children}</span>
  );
}

interface BannerProps {
  banner: Item;
  /** It stands in the first screenful. */
  isSeen: boolean;
  /** The shop has room for two in a wide window. */
  isHalf: boolean;
}

function Banner({ banner: { title, picture, link, language }, isSeen, isHalf }: BannerProps) {
  return (
    <li className={`w-full shrink-0 snap-center ${isHalf ? 'wide:w-[calc(50%-6px)]' : ''}`}>
      <Way link={link}>
        <img
          src={richPictureUrl(picture.file, 640)}
          srcSet={pictureWidths(picture.file)}
          sizes="(min-width: 1024px) 688px, (min-width: 480px) 448px, 92vw"
          alt=""
          width={picture.width}
          height={picture.height}
          loading={isSeen ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-[8/3] h-auto w-full bg-surface-2 object-cover"
        />
        <span
          lang={useLang(language)}
          className="absolute inset-x-0 bottom-0 truncate bg-shade px-3 py-1.5 font-semibold text-white"
        >
          {title}
        </span>
      </Way>
    </li>
  );
}

/** The pictures that operators have put on home or into the shop, one beside the other. Without any, nothing is shown. */
export function Banners({ place, label }: { place: 'home' | 'shop'; label: string }) {
  const { language } = useTexts();
  const items = useRead('content.banners', { query: { place, language } }).data?.items ?? [];
  return items.length === 0 ? null : (
    <ul
      aria-label={label}
      className="m-0 flex list-none snap-x snap-mandatory gap-3 overflow-x-auto p-0 [scrollbar-width:none]"
    >
      {items.map((banner, index) => (
        <Banner key={banner.id} banner={banner} isSeen={place === 'shop' && index === 0} isHalf={place === 'shop'} />
      ))}
    </ul>
  );
}
