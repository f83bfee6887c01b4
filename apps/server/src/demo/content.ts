import { QUESTION_GROUPS } from '@greenhall/domain/content/entry';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import type { RichLink } from '@greenhall/domain/shared/rich-text';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import type { DemoWords } from '@greenhall/locales/demo-words';
import { DEMO_TEXTS } from '@greenhall/locales/demo-texts';
import sharp from 'sharp';
import type { DemoContext } from './people.ts';
import { type Piece, publishPiece } from './publish-piece.ts';

type Part = keyof DemoWords;
const namesOf = <P extends Part>(part: P): (keyof DemoWords[P])[] =>
  Object.keys(DEMO_TEXTS.en.content[part]) as (keyof DemoWords[P])[];

/** What a piece says, in all languages. */
function wordsOf<P extends Part>(part: P, name: keyof DemoWords[P]): Piece['words'] {
  const said = TEXT_LANGUAGES.map((language) => [language, DEMO_TEXTS[language].content[part][name]] as const);
  return Object.fromEntries(said) as Piece['words'];
}

/** Shapes without any text, wide enough for the largest screen that shows them. */
const drawing = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="480"><rect width="1280" height="480" fill="#0c2f31"/>${shapes}</svg>`;
const bar = (at: number, height: number, colour: string): string =>
  `<rect x="${at}" y="${400 - height}" width="90" height="${height}" rx="14" fill="${colour}"/>`;

const DRAWINGS: Readonly<Record<keyof DemoWords['banners'], string>> = {
  // Bars of one height: a rising row would promise something.
  shares: drawing([0, 1, 2, 3, 4, 5].map((at) => bar(200 + at * 155, 300, '#28ae6d')).join('')),
  held: drawing(
    `<circle cx="460" cy="240" r="150" fill="#28ae6d"/><circle cx="820" cy="240" r="150" fill="#d9a441"/>` +
      `<rect x="570" y="216" width="140" height="48" rx="24" fill="#e4f6ec"/>`,
  ),
  questions: drawing(
    `<rect x="280" y="90" width="460" height="150" rx="40" fill="#17575a"/>` +
      `<rect x="540" y="250" width="460" height="150" rx="40" fill="#28ae6d"/>`,
  ),
};
const TARGETS: Readonly<Record<keyof DemoWords['banners'], RichLink>> = {
  shares: { screen: 'charts' },
  held: { screen: 'solvency' },
  questions: { screen: 'questions' },
};
/** The news that have the picture of a banner. */
const PICTURED: Partial<Record<keyof DemoWords['news'], keyof DemoWords['banners']>> = {
  reserve: 'shares',
  proof: 'held',
  languages: 'questions',
};

async function addPicture({ callRoute, operators: [writer] }: DemoContext, svg: string): Promise<string> {
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  const { file } = await callRoute('content.addPicture', writer ?? null, { files: { picture } });
  return file;
}

type Pictures = ReadonlyMap<string, string>;

async function drawBanners(context: DemoContext): Promise<Pictures> {
  const drawn = Object.entries(DRAWINGS).map(async ([name, svg]) => [name, await addPicture(context, svg)] as const);
  return new Map(await Promise.all(drawn));
}

const own = (pictures: Pictures, name: string | undefined): Pick<Piece, 'picture'> => {
  const picture = name === undefined ? undefined : pictures.get(name);
  return picture === undefined ? {} : { picture };
};

/** What was there before the first member: questions in their groups, banners, the texts of the shop and about the platform. */
function standing(pictures: Pictures): Piece[] {
  const questions = namesOf('questions').map((name, place): Piece => {
    const topic = QUESTION_GROUPS.find((group) => name.startsWith(group)) ?? 'start';
    return { kind: 'question', words: wordsOf('questions', name), topic, place };
  });
  const banners = namesOf('banners').map((name, place): Piece => {
    const words = wordsOf('banners', name);
    return { kind: 'banner', words, topic: 'both', place, link: TARGETS[name], ...own(pictures, name) };
  });
  const shopTexts = namesOf('shopTexts').map((topic, place): Piece => {
    return { kind: 'shopText', words: wordsOf('shopTexts', topic), topic, place };
  });
  const abouts = namesOf('abouts').map((name, place): Piece => {
    return { kind: 'about', words: wordsOf('abouts', name), place };
  });
  return [...questions, ...banners, ...shopTexts, ...abouts];
}

/** What operators write while the world goes on; each so long before its end. */
function told(pictures: Pictures): { readonly before: number; readonly piece: Piece }[] {
  const news = namesOf('news').map((name, at) => {
    const piece: Piece = { kind: 'news', words: wordsOf('news', name), ...own(pictures, PICTURED[name]) };
    return { before: (at * 5 + 1) * 12 * HOUR, piece };
  });
  const notices = namesOf('notices').map((name, at) => {
    const piece: Piece = { kind: 'notice', words: wordsOf('notices', name), isImportant: name === 'demo' };
    return { before: at * 3 * DAY + HOUR, piece };
  });
  return [...news, ...notices];
}

/** What operators have written in the demo world, with the times at which they publish it (ms before its end). */
export async function writtenContent(
  context: DemoContext,
): Promise<{ readonly before: number; readonly run: () => Promise<unknown> }[]> {
  const [writer] = context.operators;
  if (!writer) throw new Error('the demo world has no operators');
  const pictures = await drawBanners(context);
  const publish = (piece: Piece) => publishPiece(context.ports, writer.username, piece);
  for (const piece of standing(pictures)) await publish(piece);
  return told(pictures).map(({ before, piece }) => ({ before, run: () => publish(piece) }));
}
