import { plainText } from '../shared/plain-text.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/**
 * Replaces every letter by the prototype that UTS 39 confuses it with. The table is the caller's, because it is too large for an app.
 */
type Prototypes = (text: string) => string;

/** Signs that stand for a Latin letter, and prototypes of UTS 39 that look like one at the size of a name: mostly small capitals. */
const AS_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0o1i3e4a5s7t@a$s!i|iliᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkĸkʟiᴍmʍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzꞓe').flatMap(
    (sign, at, all) => (at % 2 === 0 ? [[sign, all[at + 1] ?? '']] : []),
  ),
);

/** Letters in dark circles and squares, and those of flags, which no normal form takes out of their frame. */
const FRAMED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const FIRST_OF_FRAMED = [0x1f1e6, 0x1f170, 0x1f150];

function unframed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = FIRST_OF_FRAMED.find((least) => code >= least) ?? code;
  return String.fromCodePoint(0x61 + code - first);
}

/** A prototype may be a capital or have an accent, and a small capital of another script leads to a Latin one: three rounds reach the end. */
const ROUNDS = 3;

/** The form in which texts that look alike are equal: one case, no accents, lookalikes as their Latin letter. */
function likeness(text: string, prototypes: Prototypes): string {
  let like = text.replace(FRAMED, unframed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = like
      .normalize('NFKD')
      .replace(/[\p{Mn}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase();
    like = Array.from(prototypes(plain), (sign) => AS_LATIN[sign] ?? sign).join('');
  }
  return like;
}

const lettersOf = (like: string): string => like.replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** Scripts in daily use (table 5 of UAX 31), each of which a name may be written in. */
const SCRIPTS =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
/** The scripts that are written together: Japanese, Chinese with its sounds, Korean; each of them with Latin. */
const TOGETHER = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
];
const ONE_WRITING = [...SCRIPTS.split(' ').map((script) => [script]), ...TOGETHER].map((scripts) => {
  const allowed = ['Zyyy', 'Zinh', ...scripts].map((script) => String.raw`\p{scx=${script}}`).join('');
  return new RegExp(`^[${allowed}]*$`, 'u');
});

/** Names that no part of a nickname may contain, however it is spaced: the platform and those who speak for it. */
const ANYWHERE = [
  'greenhall,official,operator,administrator,moderator,support,helpdesk,customerservice',
  '官方,客服,管理员,管理員,运营,營運,操作员,操作員,工作人员,工作人員',
  '고객지원,고객센터,관리자,운영자,공식',
  '公式,運営,管理者,サポート,カスタマー',
  'kundendienst,kundenservice,betreiber,offiziell,verwaltung',
  'soporte,atencionalcliente,oficial,administrador,operador',
  'officiel,serviceclient,administrateur,operateur,assistance',
  'suporte,atendimento',
  'ฝ่ายช่วยเหลือ,บริการลูกค้า,ผู้ดูแล,เจ้าหน้าที่,ทางการ',
].flatMap((line) => line.split(','));

/** Roles and short names that are refused as whole words; as parts of other words they are harmless. */
const AS_WORD = [
  'admin,admins,staff,team,system,sysop,root,treasury,service,help,mod',
  'super,compliance,accountant,appeals,shop,content,auditor,audit',
  '超级,合规,会计,申诉,商城,内容,审计,系统,超級,合規,會計,申訴,內容,稽核,系統',
  '슈퍼,컴플라이언스,회계,고객 지원,이의 제기,상점,콘텐츠,감사,시스템',
  'スーパー,コンプライアンス,経理,異議申し立て,ショップ,コンテンツ,監査,システム',
  'buchhaltung,einsprüche,inhalte,prüfung',
  'súper,cumplimiento,contabilidad,apelaciones,tienda,contenidos,auditoría,sistema,atención',
  'conformité,comptabilité,recours,boutique,contenus,système',
  'conformidade,contabilidade,apoio,recursos,loja,conteúdos,auditoria',
  'ซูเปอร์,กำกับการปฏิบัติตามกฎ,บัญชี,อุทธรณ์,ร้านค้า,เนื้อหา,ตรวจสอบ,ระบบ',
].flatMap((line) => line.split(','));

/**
 * The rule of nicknames by a table of lookalikes. It answers with the name as others are shown it. `badRequest` {field} for a name of
 * which nobody sees anything, that mixes scripts that are not written together (UTS 39, highly restrictive), or that is the name of
 * the platform, of a role of its operators, or of somebody who speaks for it, in any of the ten languages and in letters that look
 * like them. Rule: members#nicknames.
 */
export function nicknameRule(prototypes: Prototypes): (nickname: string) => Result<string> {
  const anywhere = ANYWHERE.map((name) => lettersOf(likeness(name, prototypes)));
  const asWord = new Set(AS_WORD.map((name) => likeness(name, prototypes)));
  const isTaken = (nickname: string): boolean => {
    const like = likeness(nickname, prototypes);
    const letters = lettersOf(like);
    const words = like.split(/[^\p{L}\p{N}\p{M}]+/u);
    return anywhere.some((name) => letters.includes(name)) || [like, letters, ...words].some((one) => asWord.has(one));
  };
  return (nickname) => {
    const shown = plainText(nickname);
    const isOneWriting = ONE_WRITING.some((pattern) => pattern.test(shown.normalize('NFC')));
    if (shown === '' || !isOneWriting || isTaken(shown)) return refuse('badRequest', { field: 'nickname' });
    return accept(shown);
  };
}
