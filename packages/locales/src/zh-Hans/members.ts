import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': '已激活',
  'members.income': '总收益',

  'members.accounts': '交易账户',
  'members.nodes': '我的节点',
  'members.shared': '共享节点',
  'members.network': '节点网络',
  'members.linked': '关联账户',
  'members.reinvestment': '复投账户',
  'members.share': '分享中心',
  'members.mall': '商城',
  'members.receiving': '收款钱包',
  'members.security': '安全验证',
  'members.verification': '高级认证',
  'members.password': '修改密码',
  'members.service': '客服',
  'members.about': '关于我们',

  'members.editTitle': '编辑资料',
  'members.choosePicture': '选择图片',
  'members.pictureNote': 'jpg格式，不超过{max} MB',
  'members.savePicture': '使用此图片',
  'members.nickname': '昵称',
  'members.nicknameNote': '选填，最多24个字符',
  'members.country': '国家或地区',
  'members.languageNote': '我们发给您的消息也使用此语言',
  'members.saved': '已保存',

  'members.sandbox': '这是沙盒环境。所有币均为没有价值的测试额度，不能用来购买或提现。',
  'members.live': '本平台使用真实资产运行。',
  'members.behind': '由谁负责',
  'members.solvency': '偿付能力证明',
  'members.licences': '开源软件',
  'members.licencesNote': '本应用使用了他人在以下许可下提供的成果，谨此致谢。',
} satisfies Like<typeof english>;
