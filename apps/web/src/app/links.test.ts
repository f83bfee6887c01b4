import { expect, test } from 'vitest';
import { links, type Place } from '../shared/page/links.ts';
import { screens } from './routes.ts';
import { SPEC_ROUTES } from './spec-routes.fixture.ts';

const linkOf = (make: (typeof links)[keyof typeof links]): Place => (make as (search?: object) => Place)();
const paths = Object.values(links).map((make) => linkOf(make).to as string);

test('the addresses of the screens stay as they are', () => {
  const map = Object.entries(links).map(([name, make]) => `${name} ${linkOf(make).to}`);
  expect(map).toMatchInlineSnapshot(`
    [
      "guide /",
      "login /pages/user/login",
      "register /pages/user/register",
      "retrievePassword /pages/user/passwordRetrieve",
      "home /pages/block/home",
      "record /pages/block/recordDetails",
      "ranking /pages/block/paiming",
      "charts /pages/block/charts",
      "solvency /pages/block/solvency",
      "news /pages/block/news",
      "newsItem /pages/block/newsContent",
      "notices /pages/block/notice",
      "notice /pages/block/noticeDetails",
      "questions /pages/block/question",
      "messages /pages/msg/msg",
      "shop /pages/shop/shopIndex",
      "classes /pages/shop/shopSort",
      "searchGoods /pages/shop/shopSearch",
      "goods /pages/shop/shopDetails",
      "cart /pages/shop/shopCar",
      "orders /pages/shop/shopOrder",
      "order /pages/shop/shopOrderDetails",
      "assets /pages/wallet/assets",
      "wallet /pages/wallet/wallet",
      "coin /pages/wallet/walletDetail",
      "bill /pages/wallet/bill",
      "recharge /pages/wallet/chongzhi",
      "recharges /pages/wallet/chongzhirecord",
      "withdraw /pages/wallet/tixian",
      "withdrawals /pages/wallet/tixianrecord",
      "transfer /pages/wallet/zhuanzhang",
      "coinTransfer /pages/wallet/zhuanbi",
      "paymentRequest /pages/wallet/paymentRequest",
      "transfers /pages/wallet/zhuanzhangrecord",
      "conversion /pages/wallet/zhuanhuan",
      "exchange /pages/wallet/exchange",
      "conversions /pages/wallet/zhuanhuanrecord",
      "accounts /pages/bank/bank",
      "addAccount /pages/bank/bankAdd",
      "editAccount /pages/bank/bankUpdate",
      "earnings /pages/wallet/bouns",
      "level /pages/user/level",
      "reinvestment /pages/user/futou",
      "market /pages/otc/otc",
      "trades /pages/otc/historyOrderPage",
      "trade /pages/otc/otcOrderDetails",
      "me /pages/user/user",
      "profile /pages/user/userEdit",
      "about /pages/user/aboutUs",
      "security /pages/user/check",
      "signInMethods /pages/user/userBindType",
      "contact /pages/user/primaryProve",
      "verification /pages/user/seniorProve",
      "loginPassword /pages/user/editLoginPwd",
      "payPassword /pages/user/editPayPwd",
      "resetPayPassword /pages/user/resetPayPwd",
      "linkedAccounts /pages/user/children",
      "share /pages/user/share",
      "network /pages/user/network",
      "team /pages/user/myTeam",
      "nodes /pages/user/userRecommend",
    ]
  `);
});

test('a link carries its values as text', () => {
  expect(links.trade({ id: '7' })).toEqual({ to: '/pages/otc/otcOrderDetails', search: { id: '7' } });
  expect(links.register({ code: 'c', zone: 'A' }).search).toEqual({ code: 'c', zone: 'A' });
  expect(links.login().search).toEqual({});
});

test('every link leads to a screen of the specification, to the proof of solvency or to payment requests', () => {
  const further = ['/pages/block/solvency', '/pages/wallet/paymentRequest'];
  expect(paths.filter((path) => !SPEC_ROUTES.includes(path) && !further.includes(path))).toEqual([]);
});

test('every screen that is built has one link', () => {
  const built = screens.map(({ path }) => path).filter((path) => path !== '/pages/block/guide');
  for (const path of built) expect([path, paths.filter((one) => one === path).length]).toEqual([path, 1]);
});
