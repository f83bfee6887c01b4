import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import {
  readAbout,
  readAgreement,
  readBanners,
  readNews,
  readNewsItem,
  readQuestions,
  readShopTexts,
} from './queries.ts';
import { readNotice, readNotices, readNoticeState } from './queries-notices.ts';
import { setNoticeRead, setNoticesRead } from './set-read.ts';

type ReaderRoute =
  | 'content.news'
  | 'content.newsItem'
  | 'content.notices'
  | 'content.notice'
  | 'content.noticeState'
  | 'content.readNotice'
  | 'content.readNotices'
  | 'content.questions'
  | 'content.banners'
  | 'content.about'
  | 'content.shopTexts'
  | 'content.agreement';

export function readerRoutes(ports: Ports): Pick<Handlers<'content'>, ReaderRoute> {
  return {
    'content.news': (call) => readNews(ports, call),
    'content.newsItem': (call) => readNewsItem(ports, call),
    'content.notices': (call) => readNotices(ports, call),
    'content.notice': (call) => readNotice(ports, call),
    'content.noticeState': (call) => readNoticeState(ports, call),
    'content.readNotice': (call) => setNoticeRead(ports, call),
    'content.readNotices': (call) => setNoticesRead(ports, call),
    'content.questions': (call) => readQuestions(ports, call),
    'content.banners': (call) => readBanners(ports, call),
    'content.about': (call) => readAbout(ports, call),
    'content.shopTexts': (call) => readShopTexts(ports, call),
    'content.agreement': (call) => readAgreement(ports, call),
  };
}
