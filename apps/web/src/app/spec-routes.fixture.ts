const under = (folder: string, names: string) => names.split(' ').map((name) => `/pages/${folder}/${name}`);

/** The 59 screens that the specification names; the first also answers under `/pages/block/guide`. */
export const SPEC_ROUTES: readonly string[] = [
  '/',
  ...under('user', 'login register passwordRetrieve'),
  ...under('block', 'home news newsContent recordDetails notice noticeDetails question paiming charts'),
  ...under('user', 'level user check primaryProve seniorProve share network myTeam userRecommend aboutUs children'),
  ...under('user', 'futou userBindType editLoginPwd editPayPwd resetPayPwd userEdit'),
  ...under('shop', 'shopIndex shopSort shopCar shopSearch shopDetails shopOrder shopOrderDetails'),
  ...under('wallet', 'chongzhirecord tixianrecord zhuanhuanrecord zhuanzhangrecord bill bouns assets wallet'),
  ...under('wallet', 'walletDetail chongzhi zhuanzhang tixian exchange zhuanhuan zhuanbi'),
  ...under('otc', 'otc historyOrderPage otcOrderDetails'),
  ...under('bank', 'bank bankAdd bankUpdate'),
  '/pages/msg/msg',
];
