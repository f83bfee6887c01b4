import type { RichLink, RichScreen, RichText as Tree } from '@greenhall/domain/shared/rich-text';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import { tagOf } from '@greenhall/locales/languages';
import { RichText } from '@greenhall/ui/display/rich-text';
import type { ReactNode } from 'react';
import { richPictureUrl } from '../forms/picture.ts';
import { useTexts } from '../text/texts.ts';
import { AppLink } from '../page/app-link.tsx';
import { links, type Place } from '../page/links.ts';
import { useScreens } from '../page/screens.ts';

/** The screens that an operator's text may lead to, by the names that it has for them. */
const SCREENS: Readonly<Record<RichScreen, (id: string | undefined) => Place>> = {
  home: () => links.home(),
  news: () => links.news(),
  newsItem: (id) => (id ? links.newsItem({ id }) : links.news()),
  notices: () => links.notices(),
  notice: (id) => (id ? links.notice({ id }) : links.notices()),
  questions: (id) => links.questions(id ? { id } : {}),
  level: () => links.level(),
  charts: () => links.charts(),
  ranking: () => links.ranking(),
  wallet: () => links.wallet(),
  assets: () => links.assets(),
  market: () => links.market(),
  security: () => links.security(),
  share: () => links.share(),
  network: () => links.network(),
  solvency: () => links.solvency(),
  about: () => links.about(),
  shop: () => links.shop(),
  goods: (id) => (id ? links.goods({ id }) : links.shop()),
};

type ToScreen = Extract<RichLink, { screen: unknown }>;

/** The place that a link of a text leads to. */
export const placeOf = ({ screen, id }: ToScreen): Place => SCREENS[screen](id);

/** A link inside a text; a screen that is not built is its words alone. */
function ScreenLink({ link, children }: { link: ToScreen; children: ReactNode }) {
  const screenAt = useScreens();
  const place = placeOf(link);
  if (!screenAt(place.to)) return children;
  return (
    <AppLink to={place} className="text-brand-strong underline">
      {children}
    </AppLink>
  );
}

const toScreen = (link: ToScreen, words: ReactNode) => <ScreenLink link={link}>{words}</ScreenLink>;

/** The `lang` attribute of a text that is not in the language of the app. */
export function useLang(written: TextLanguage): string | undefined {
  const { language } = useTexts();
  return written === language ? undefined : tagOf(written);
}

/** What operators have written, drawn in the member app. `language` is the one that it is in. */
export function RichContent({ text, language }: { text: Tree; language: TextLanguage }) {
  return (
    <div lang={useLang(language)}>
      <RichText text={text} pictureUrl={richPictureUrl} screenLink={toScreen} />
    </div>
  );
}
