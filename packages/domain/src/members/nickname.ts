import { accept, refuse, type Result } from '../shared/result.ts';

/** Letters of other scripts, and digits, that look like a Latin letter. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  l: 'i',
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
};

/** The form in which texts that look alike are equal: one case, no accents, lookalikes as their Latin letter. */
function likeness(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase();
  return Array.from(plain, (sign) => LOOKALIKES[sign] ?? sign).join('');
}

const namesIn = (line: string): string[] => line.split(',').map(likeness);

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
].flatMap(namesIn);

/** Roles and short names that are refused as whole words; as parts of other words they are harmless. */
const AS_WORD = new Set(
  [
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
  ].flatMap(namesIn),
);

/**
 * Whether a member may call itself so: `badRequest` {field} for the name of the platform, of a role of its operators, or
 * of somebody who speaks for it, in any of the ten languages and in letters that look like them. Rule:
 * members#nicknames.
 */
export function checkNickname(nickname: string): Result<string> {
  const like = likeness(nickname);
  const letters = like.replace(/[^\p{L}\p{N}\p{M}]/gu, '');
  const words = like.split(/[^\p{L}\p{N}\p{M}]+/u);
  const isTaken =
    ANYWHERE.some((name) => letters.includes(name)) || [like, letters, ...words].some((one) => AS_WORD.has(one));
  return isTaken ? refuse('badRequest', { field: 'nickname' }) : accept(nickname);
}
