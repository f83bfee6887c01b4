import { expect, test } from 'vitest';
import { checkNickname } from './nickname.ts';

test('nobody calls itself like the platform or those who speak for it, however it is written', () => {
  for (const name of [
    'Greenhall',
    'GREEN HALL',
    'greenha11',
    'Gr33nhall Support',
    'Sup​port',
    'ѕuрроrt',
    'Ｓｕｐｐｏｒｔ',
    'A d m i n',
    'admin 7',
    'Customer-Service',
    '官方客服',
    '고객 지원',
    'サポート',
    'Atención al cliente',
    'Kundendienst',
    'เจ้าหน้าที่',
  ])
    expect(checkNickname(name).ok, name).toBe(false);
});

test('names of people pass', () => {
  for (const name of [
    'Ann',
    'Ben Weber',
    'Contessa',
    'Teamo',
    '小明',
    'すみれ',
    '민수',
    'สมชาย',
    'Roots & Wings',
    'Mårten',
  ])
    expect(checkNickname(name).ok, name).toBe(true);
});
