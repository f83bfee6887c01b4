import { expect, test } from 'vitest';
import { findQuestions } from './find-questions.ts';

const question = (id: string, title: string, answer: string) => ({
  id,
  title,
  language: 'en' as const,
  body: { blocks: [{ type: 'paragraph' as const, spans: [{ text: answer }] }] },
});
const GROUPS = [
  { group: 'start' as const, items: [question('1', 'How do I begin?', 'Ask whoever invited you.')] },
  {
    group: 'coins' as const,
    items: [
      question('2', 'What does a café cost?', 'It depends.'),
      question('3', '如何提现？', '在钱包里申请提现。'),
      question('4', 'ถอนเหรียญอย่างไร', 'เปิดกระเป๋าเงินแล้วกดถอน'),
    ],
  },
];
const found = (typed: string) => findQuestions(GROUPS, typed).flatMap(({ items }) => items.map(({ id }) => id));

test('a question is found by parts of words of title and answer, in any script and without accents', () => {
  expect(found('BEGIN')).toEqual(['1']);
  expect(found('invited begin')).toEqual(['1']);
  expect(found('cafe')).toEqual(['2']);
  expect(found('提现')).toEqual(['3']);
  expect(found('กระเป๋าเงิน')).toEqual(['4']);
  expect(found('กระเปาเงิน')).toEqual([]);
  expect(found('begin depends')).toEqual([]);
});

test('without a word all groups are there, and a group without a hit is not', () => {
  expect(findQuestions(GROUPS, '  ')).toEqual(GROUPS);
  expect(findQuestions(GROUPS, 'begin').map(({ group }) => group)).toEqual(['start']);
});
