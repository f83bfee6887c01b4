import type { DemoService } from '../../demo-words.ts';

export default {
  note: { title: '客服说明', summary: '', text: '每条消息都由客服人员亲自回复。节假日回复会稍慢。' },
  answers: {
    looking: '{name}，您好！我们正在查看 {reference}，有结果会在这里回复您。',
    picture: '请发一张能看清整个屏幕的图片。请遮住密码。',
    done: '{name}，事情已经办好。还有问题请随时写给我们。',
    secrets: '请勿发送密码或验证码，我们从不索要。若已发送，请立即更改。',
  },
} satisfies DemoService;
