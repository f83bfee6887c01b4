import { QUESTION_GROUPS } from '@greenhall/domain/content/entry';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import type { RichLink } from '@greenhall/domain/shared/rich-text';
import type { Drawn } from '@greenhall/domain/shared/shapes';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import type { DemoWords } from '@greenhall/locales/demo-words';
import { DEMO_TEXTS } from '@greenhall/locales/demo-texts';
import sharp from 'sharp';
import { svgPathsOf } from '../platform/pictures/drawing.ts';
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

/** The sides of a banner: of its picture, wide enough for the largest screen that shows it, and of the grid of its drawing. */
const BANNER = { width: 1280, height: 480, grid: '0 0 256 96' } as const;
/**
 * The arches of a row, with what is held behind each. They have one height: a rising row would promise something. News show less of
 * the sides.
 */
const ARCADE = [0, 1, 2, 3, 4].flatMap((at): Drawn[] => [
  { arch: [44 + at * 36, 16, 28, 60], as: 'hall', lit: true },
  { disc: [58 + at * 36, 66, 10], as: at === 3 ? 'gold' : 'held', lit: true },
]);

const DRAWINGS: Readonly<Record<keyof DemoWords['banners'], readonly Drawn[]>> = {
  shares: [{ bar: [0, 0, 256, 96], as: 'ground' }, ...ARCADE, { bar: [0, 76, 256, 8], as: 'held' }],
  // What is held beside what is owed: two doors of one size.
  held: [
    { bar: [0, 0, 256, 96], as: 'hall' },
    { arch: [64, 16, 56, 64], as: 'light' },
    { arch: [136, 16, 56, 64], as: 'light' },
    { disc: [92, 60, 20], as: 'held', lit: true },
    { disc: [164, 60, 20], as: 'gold', lit: true },
    { bar: [0, 80, 256, 8], as: 'held' },
  ],
  // A question and its answer.
  questions: [
    { bar: [0, 0, 256, 96], as: 'ground' },
    { quarter: [72, 8, 48, 2], as: 'hall' },
    { bar: [40, 24, 32, 8], as: 'hall' },
    { bar: [40, 40, 32, 8], as: 'hall' },
    { quarter: [128, 40, 48, 0], as: 'held' },
    { bar: [184, 48, 32, 8], as: 'held' },
    { bar: [184, 64, 32, 8], as: 'held' },
    { disc: [152, 20, 8], as: 'gold', lit: true },
  ],
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

async function addPicture({ callRoute, operators: [writer] }: DemoContext, drawn: readonly Drawn[]): Promise<string> {
  const { width, height, grid } = BANNER;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${grid}">${svgPathsOf(drawn)}</svg>`;
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  const { file } = await callRoute('content.addPicture', writer ?? null, { files: { picture } });
  return file;
}

type Pictures = ReadonlyMap<string, string>;

async function drawBanners(context: DemoContext): Promise<Pictures> {
  const added = Object.entries(DRAWINGS).map(
    async ([name, drawn]) => [name, await addPicture(context, drawn)] as const,
  );
  return new Map(await Promise.all(added));
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
