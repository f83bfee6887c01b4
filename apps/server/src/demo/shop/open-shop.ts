import type { RichText } from '@greenhall/domain/shared/rich-text';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import type { CallRoute } from '../call-route.ts';
import type { DemoOperator } from '../operators.ts';
import { CLASSES, COLOUR, COLOURS } from './classes.ts';
import { BAGS, STATIONERY } from './desk-and-travel.ts';
import { renderProduct } from './render-product.ts';
import { LIGHTING } from './home.ts';
import { DRINKWARE } from './kitchen.ts';
import type { DemoProduct, Words } from './wares.ts';

const textsOf = (words: Words) => [...words].map(([language, text]) => ({ language, text }));
const said = (words: Words, language: TextLanguage) => words.get(language) ?? '';
const paragraphs = (texts: readonly string[]): RichText => ({
  blocks: texts.map((text) => ({ type: 'paragraph', spans: [{ text }] })),
});

interface Selling {
  readonly callRoute: CallRoute;
  readonly operator: DemoOperator;
}

type DemoClass = (typeof CLASSES)[number]['classes'][number];

async function saveClass({ callRoute, operator }: Selling, names: Words, place: number, parent: string | null) {
  const body = { id: null, parent, place, isShown: true, names: textsOf(names) };
  return (await callRoute('shop.saveClass', operator, { body })).id;
}

/** How goods are offered. */
interface Manner {
  readonly hasColours: boolean;
  readonly isService: boolean;
  /** How many pictures they have. */
  readonly views: number;
}

/** What can be bought of goods, with a stock that runs low now and then. */
async function offer(
  { callRoute, operator }: Selling,
  goods: string,
  ware: DemoProduct,
  manner: Manner,
): Promise<void> {
  const options = manner.hasColours
    ? COLOURS.map((colour) => [{ name: textsOf(COLOUR), value: textsOf(colour) }])
    : [[] as { name: { language: TextLanguage; text: string }[]; value: { language: TextLanguage; text: string }[] }[]];
  const cost = String(Math.ceil(ware.price * 0.6));
  for (const [place, chosen] of options.entries()) {
    const body = {
      sku: null,
      options: chosen,
      price: String(ware.price),
      cost,
      orderLimit: 10,
      place,
      isOffered: true,
    };
    const { sku } = await callRoute('shop.saveSku', operator, {
      params: { id: goods },
      body: { ...body, reason: 'demo' },
    });
    const params = { id: sku };
    const stock = (ware.stock + place * 13) % 60;
    if (stock > 0) await callRoute('shop.changeStock', operator, { params, body: { delta: stock, reason: 'opening' } });
    if (manner.isService)
      await callRoute('shop.setDeliveryText', operator, { params, body: { text: `GREENHALL-${ware.price}-${goods}` } });
  }
}

async function sellWare(
  selling: Selling,
  sentence: Words,
  classId: string,
  ware: DemoProduct,
  manner: Manner,
): Promise<void> {
  const { callRoute, operator } = selling;
  const texts = [...ware.names].map(([language, name]) => {
    const sentences = [said(ware.sentences, language), said(sentence, language)];
    return { language, name, summary: said(ware.sentences, language), details: paragraphs(sentences) };
  });
  const kind = manner.isService ? 'service' : 'shipped';
  const body = { id: null, version: 0, classId, kind, label: '', texts } as const;
  const { id } = await callRoute('shop.saveGoods', operator, { body });
  for (let view = 0; view < manner.views; view += 1) {
    const picture = await renderProduct(ware.thing, view);
    await callRoute('shop.addGoodsPicture', operator, { params: { id }, body: {}, files: { picture } });
  }
  await offer(selling, id, ware, manner);
  await callRoute('shop.setGoodsState', operator, { params: { id }, body: { isOnSale: true } });
}

/** The goods of a class. Every third one has a second picture, and every second one colours where its class has them. */
function sellAll(selling: Selling, { sentence, isService, hasColours, wares }: DemoClass, classId: string) {
  return Promise.all(
    wares.map((ware, place) =>
      sellWare(selling, sentence, classId, ware, {
        hasColours: hasColours === true && place % 2 === 0,
        isService: isService === true,
        views: place % 3 === 0 ? 2 : 1,
      }),
    ),
  );
}

/** The popular searches of a language: goods of four classes, by their names there. */
const popularIn = (language: TextLanguage) => ({
  language,
  words: [DRINKWARE, LIGHTING, BAGS, STATIONERY].map(([first]) =>
    said(first?.names ?? new Map(), language).slice(0, 60),
  ),
});

/** Fills the shop of the demo world with classes and goods, through the desk's own commands. */
export async function openShop(selling: Selling): Promise<void> {
  for (const [place, top] of CLASSES.entries()) {
    const parent = await saveClass(selling, top.names, place, null);
    for (const [below, one] of top.classes.entries()) {
      const classId = await saveClass(selling, one.names, below, parent);
      await sellAll(selling, one, classId);
    }
  }
  const { callRoute, operator } = selling;
  const { version } = await callRoute('shop.deskHotWords', operator);
  await callRoute('shop.setHotWords', operator, {
    body: { version, shown: TEXT_LANGUAGES.map(popularIn), blocked: [] },
  });
}
