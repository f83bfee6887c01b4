import unhomoglyph from 'unhomoglyph';
import { expect, test } from 'vitest';
import { nicknameRule } from './nickname.ts';
import { readManyNicknames } from './test-nicknames.ts';

const readNickname = nicknameRule(unhomoglyph);

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
    'ꜱᴜᴘᴘᴏʀᴛ',
    'ꓢꓴꓑꓑꓳꓣꓔ',
    'sսpport',
    'ɡreenhall',
    'greenhaӏӏ',
    'ɢʀᴇᴇɴʜᴀʟʟ',
    'ΟΡΕRΑΤΟR',
    'аdmin',
    'rnoderator',
    '🅢🅤🅟🅟🅞🅡🅣',
    '🇸🇺🇵🇵🇴🇷🇹',
    'ⓢⓤⓟⓟⓞⓡⓣ',
    '𝐬𝐮𝐩𝐩𝐨𝐫𝐭',
    'su\u034fpport',
    'ＡＤＭＩＮ',
    'řoot',
  ])
    expect(readNickname(name).ok, name).toBe(false);
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
    'Łukasz Żółć',
    'Đặng Thị Hương',
    'Μαρία Παπαδοπούλου',
    'Александр',
    'Юлия ❤️',
    '👨‍👩‍👧 Familie Öz',
    'محمد',
    'राजेश्‍वर',
    '田中さんのＳｈｏｐ'.slice(0, 5),
    'タナカ Taro',
    '김민수 Kim',
    '王小明 Ming',
    "O'Brien-7",
  ])
    expect(readNickname(name).ok, name).toBe(true);
});

test('a name of which nobody sees anything is none', () => {
  for (const name of [
    '\u3164',
    '\u2800',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u034f',
    '\u200b',
    '\u200d\ufe0f',
    ' \u3164 \u2800 ',
    '\u{e0041}',
  ])
    expect(readNickname(name).ok, JSON.stringify(name)).toBe(false);
});

test('a name is of one script or of those that are written together', () => {
  for (const name of ['Аnna', 'Pαul', 'Ann김', '김さくら', 'ᎪᏁᏁ', 'Կim', 'さくらㄅ'])
    expect(readNickname(name).ok, name).toBe(name === 'Ann김');
});

test('others are shown a name in one line, without what moves its letters', () => {
  expect(readNickname('Ann\u202e\n Lee')).toEqual({ ok: true, value: 'Ann Lee' });
});

test('of many names none throws, and what is taken is shown as it is', () => {
  readManyNicknames(2_000);
});
