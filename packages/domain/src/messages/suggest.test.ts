import { describe, expect, it } from 'vitest';
import { suggestAnswers } from './suggest.ts';

const ENGLISH = [
  { title: 'How do I withdraw?', answer: 'Open the wallet and choose a withdrawal. You need the payment password.' },
  { title: 'What is node fuel?', answer: 'What you have paid for your levels. You see it on home.' },
  { title: 'When does my parcel arrive?', answer: 'Open the order. You see there when it is expected.' },
  { title: 'Where do bonuses come from?', answer: 'From fees alone. You see each of them in your earnings.' },
];
const titles = (message: string, questions = ENGLISH) => suggestAnswers(questions, message).map(({ title }) => title);

describe('suggesting answers while a message is written', () => {
  it('finds the question that a message asks in other words', () => {
    expect(titles('hello, how can I withdraw my coins')[0]).toBe('How do I withdraw?');
    expect(titles('my parcel is not here yet')).toEqual(['When does my parcel arrive?']);
  });

  it('suggests nothing for what is short, for words of all questions, and for what nobody has answered', () => {
    for (const message of ['', 'fuel', 'you see', 'there is a spider on my roof'])
      expect(titles(message), message).toEqual([]);
    expect(titles('fuel', [])).toEqual([]);
  });

  it('works where words are not parted by spaces', () => {
    const thai = [
      { title: 'ถอนเหรียญอย่างไร', answer: 'เปิดกระเป๋าเงิน' },
      { title: 'เชื้อเพลิงโหนดคืออะไร', answer: 'สิ่งที่จ่ายสำหรับระดับ' },
    ];
    expect(titles('อยากถอนเหรียญค่ะ', thai)[0]).toBe('ถอนเหรียญอย่างไร');
    const chinese = [
      { title: '如何提现？', answer: '打开钱包。' },
      { title: '什么是节点燃料？', answer: '为等级支付的金额。' },
    ];
    expect(titles('请问我要怎么提现呢', chinese)[0]).toBe('如何提现？');
  });
});
