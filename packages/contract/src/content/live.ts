import { defineLive } from '../shared/live.ts';

/** The live event of content, on the channel `all`: something was published, or applies to everybody from now on. */
export const contentLive = defineLive({
  channels: [],
  events: {
    notice: [
      'content.news',
      'content.newsItem',
      'content.notices',
      'content.notice',
      'content.noticeState',
      'content.questions',
      'content.banners',
      'content.about',
      'content.shopTexts',
      'wallet.depositMethods',
    ],
  },
});
