import { MARK, TILE } from '@greenhall/domain/shared/mark';
import { formatAmount } from '@greenhall/domain/shared/money';
import { areasOf } from '@greenhall/domain/shared/shapes';
import type { Language } from '@greenhall/locales/languages';
import type { Translate } from '@greenhall/locales/runtime';
import PDFDocument from 'pdfkit';
import type { Figures } from './figures.ts';
import { PAINTS, TILE_COLOUR } from '../../../platform/pictures/drawing.ts';
import { type FontName, fontFile } from '../../../platform/fonts.ts';
import { otherText, sharesText, typeText } from './texts.ts';

const INK = '#10211f';
const QUIET = '#4a5d5a';
const LINE = '#e3e9e7';
const GREEN = '#14794a';
const MARGIN = 42;
const ROW = 20;
const COLUMNS = [
  { name: 'time', at: 0, width: 86, right: false },
  { name: 'type', at: 90, width: 100, right: false },
  { name: 'other', at: 194, width: 82, right: false },
  { name: 'remark', at: 280, width: 70, right: false },
  { name: 'change', at: 352, width: 78, right: true },
  { name: 'balance', at: 432, width: 79, right: true },
] as const;

const THAI = /\p{Script=Thai}/u;
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /\p{Script=Hiragana}|\p{Script=Katakana}/u;
const HAN = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
/** Languages whose own font has the Chinese characters in their regional shape. */
const HAN_LANGUAGES = ['zh-Hans', 'zh-Hant', 'jp'] as const;

/** Draws pages of one statement. */
class StatementPages {
  readonly #document = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, autoFirstPage: false });
  readonly #registered = new Set<FontName>();
  readonly #language: Language;
  readonly #t: Translate;
  #y = 0;

  constructor(language: Language, t: Translate) {
    this.#language = language;
    this.#t = t;
  }

  /** The font for the text's script. Remarks of members can be in any script. */
  #fontOf(text: string): FontName {
    if (THAI.test(text)) return 'th';
    if (HANGUL.test(text)) return 'kor';
    if (KANA.test(text)) return 'jp';
    if (!HAN.test(text)) return 'latin';
    return HAN_LANGUAGES.find((language) => language === this.#language) ?? 'zh-Hans';
  }

  /** Fonts are large, so a document loads only those that its texts need. */
  #use(name: FontName): PDFKit.PDFDocument {
    if (!this.#registered.has(name)) this.#document.registerFont(name, fontFile(name));
    this.#registered.add(name);
    return this.#document.font(name);
  }

  #text(
    text: string,
    x: number,
    y: number,
    width: number,
    options: { size?: number; color?: string; right?: boolean } = {},
  ): void {
    const { size = 9, color = INK, right = false } = options;
    const align = right ? 'right' : 'left';
    this.#use(this.#fontOf(text))
      .fontSize(size)
      .fillColor(color)
      .text(text, MARGIN + x, y, { width, align, lineBreak: false, ellipsis: true, height: size * 1.4 });
  }

  #newPage(): void {
    this.#document.addPage();
    this.#y = MARGIN;
  }

  /** The mark of the product on its tile. */
  #mark(y: number): void {
    this.#document.save().translate(MARGIN, y).scale(0.5);
    this.#document.roundedRect(0, 0, TILE.side, TILE.side, TILE.radius).fill(TILE_COLOUR);
    for (const { outline, as } of areasOf(MARK)) {
      const { colour, opacity } = PAINTS[as];
      this.#document.path(outline).fillOpacity(opacity).fill(colour);
    }
    this.#document.restore();
  }

  #head(figures: Figures): void {
    this.#newPage();
    this.#mark(this.#y);
    this.#text('Greenhall', 32, this.#y, 200, { size: 18, color: GREEN });
    this.#text(this.#t('statement.title'), 211, this.#y + 2, 300, { size: 15, right: true });
    this.#y += 40;
    const facts = [
      [this.#t('statement.member'), figures.username],
      [this.#t('statement.coin'), figures.coin.toUpperCase()],
      [this.#t('statement.period'), `${figures.from} – ${figures.to}`],
      [this.#t('statement.made'), `${figures.madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ] as const;
    for (const [label, value] of facts) {
      this.#text(label, 0, this.#y, 150, { color: QUIET });
      this.#text(value, 155, this.#y, 356);
      this.#y += 15;
    }
    this.#y += 10;
  }

  #tableHead(): void {
    for (const column of COLUMNS) {
      this.#text(this.#t(`statement.${column.name}`), column.at, this.#y, column.width, {
        size: 8,
        color: QUIET,
        right: column.right,
      });
    }
    this.#y += 14;
    this.#rule();
  }

  #rule(): void {
    this.#document
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + 511, this.#y)
      .strokeColor(LINE)
      .lineWidth(0.7)
      .stroke();
    this.#y += 5;
  }

  #balance(label: string, value: bigint): void {
    this.#text(label, 0, this.#y, 350);
    this.#text(formatAmount(value), 352, this.#y, 159, { right: true });
    this.#y += ROW;
  }

  #line(line: Figures['lines'][number]): void {
    if (this.#y > this.#document.page.height - MARGIN - 2 * ROW) {
      this.#newPage();
      this.#tableHead();
    }
    const values = [
      line.at.slice(0, 16).replace('T', ' '),
      typeText(line, this.#t),
      otherText(line, this.#t),
      line.remark ?? '',
      line.amount,
      line.balance,
    ];
    for (const [index, column] of COLUMNS.entries()) {
      this.#text(values[index] ?? '', column.at, this.#y, column.width, { size: 8, right: column.right });
    }
    this.#y += ROW - 4;
    this.#rule();
  }

  #foot(): void {
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#document.switchToPage(index);
      const y = this.#document.page.height - MARGIN - 12;
      this.#text(this.#t('statement.page', { page: `${index + 1} / ${count}` }), 311, y, 200, {
        size: 8,
        color: QUIET,
        right: true,
      });
    }
  }

  async draw(figures: Figures): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.#document.on('end', resolve));
    this.#head(figures);
    this.#balance(this.#t('statement.opening'), figures.opening);
    this.#tableHead();
    for (const line of figures.lines) this.#line(line);
    if (figures.lines.length === 0) this.#text(this.#t('statement.none'), 0, this.#y, 511, { color: QUIET });
    this.#y += figures.lines.length === 0 ? ROW : 4;
    if (this.#y > this.#document.page.height - MARGIN - 5 * ROW) this.#newPage();
    this.#balance(this.#t('statement.closing'), figures.closing);
    this.#text(this.#t('statement.sums'), 0, this.#y, 511, { size: 8, color: QUIET });
    this.#y += ROW;
    this.#text(this.#t('statement.shares'), 0, this.#y, 300, { size: 8, color: QUIET });
    this.#text(sharesText(figures.shares, this.#t), 302, this.#y, 209, { size: 8, color: QUIET, right: true });
    this.#foot();
    this.#document.end();
    await ended;
    return Buffer.concat(chunks);
  }
}

/** The statement as PDF. Only the used glyphs of the fonts are embedded. */
export function statementPdf(figures: Figures, language: Language, t: Translate): Promise<Buffer> {
  return new StatementPages(language, t).draw(figures);
}
