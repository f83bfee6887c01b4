import type { DemoService } from '../../demo-words.ts';

export default {
  hours: { title: '客服时间', summary: '', text: '周一至周五，9:00–18:00（UTC）。通常在四小时内回复。' },
  answers: {
    looking: '{name}，您好！我们正在查看 {reference}，有结果会在这里回复您。',
    picture: '请发一张能看清整个屏幕的图片。请遮住密码。',
    done: '{name}，事情已经办好。还有问题请随时写给我们。',
    secrets: '请勿发送密码或验证码，我们从不索要。若已发送，请立即更改。',
  },
} satisfies DemoService;
