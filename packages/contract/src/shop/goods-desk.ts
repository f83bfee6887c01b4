import { GOODS_TRANSITIONS, MOST_UNITS } from '@greenhall/domain/shop/goods/goods';
import { GOODS_BOUNDS } from '@greenhall/domain/shop/goods/written-goods';
import { MOST_HOT_WORDS } from '@greenhall/domain/shop/search/hot-words';
import * as z from 'zod/mini';
import { amountField, contentVersion, idField, instantField, page, textField, trimmed } from '../shared/fields.ts';
import { languageField } from '../shared/language.ts';
import { listQuery } from '../shared/list-query.ts';
import { nameSchemas } from '../shared/named.ts';
import { doneOrProposed, reasonField } from '../shared/proposal.ts';
import { richText } from '../shared/rich-text.ts';
import { defineRoutes } from '../shared/route.ts';
import { kindField } from './fields.ts';

const id = z.object({ id: idField });
const line = (max: number) => z.string().check(trimmed, z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));
const inLanguages = <T extends z.core.$ZodType>(text: T) => z.array(text).check(z.minLength(1), z.maxLength(10));

/** A name in some languages, each once; English is among them. */
const names = inLanguages(z.object({ language: languageField, text: line(GOODS_BOUNDS.className) }));
const optionNames = inLanguages(z.object({ language: languageField, text: line(GOODS_BOUNDS.option) }));

const deskClass = z.object({
  id: idField,
  parent: z.nullable(idField),
  place: z.int(),
  isShown: z.boolean(),
  names,
  /** How many goods lie in it, and in the classes below it. */
  goods: z.int(),
});

const deskSku = z.object({
  id: idField,
  options: z.array(z.object({ name: optionNames, value: optionNames })),
  price: amountField,
  cost: amountField,
  stock: z.int(),
  orderLimit: z.int(),
  place: z.int(),
  isOffered: z.boolean(),
});

const goodsText = z.object({
  language: languageField,
  name: line(GOODS_BOUNDS.name),
  summary: z.string().check(trimmed, z.maxLength(GOODS_BOUNDS.summary)),
  details: z.nullable(richText),
});

const listed = z.object({
  id: idField,
  name: z.string(),
  state: z.enum(['draft', 'onSale', 'offSale']),
  picture: z.nullable(z.string()),
  /** The least price of what is offered; null while nothing is. */
  priceFrom: z.nullable(amountField),
  stock: z.int(),
  sold: z.int(),
  changedAt: instantField,
});

const deskGoods = z.object({
  id: idField,
  version: z.int(),
  classId: idField,
  kind: kindField,
  label: z.string(),
  state: listed.shape.state,
  texts: z.array(goodsText),
  pictures: z.array(z.string()),
  /** Stands for the pictures as they were read. */
  picturesVersion: contentVersion,
  skus: z.array(deskSku),
});

nameSchemas({ DeskClass: deskClass, DeskSku: deskSku, GoodsText: goodsText, DeskGoods: deskGoods });

const desk = { access: 'operator', act: 'shop.goods' } as const;
const CHANGED = ['shop.deskGoods', 'shop.deskGoodsList', 'shop.goods', 'shop.search', 'shop.cart'] as const;

/** Goods, classes and stock for operators. */
export const shopGoodsDeskRoutes = defineRoutes({
  deskClasses: {
    ...desk,
    method: 'GET',
    path: '/admin/shop/classes',
    needs: 'read',
    summary: 'All classes of goods, in their order.',
    response: z.object({ items: z.array(deskClass) }),
    refusals: [],
  },
  saveClass: {
    ...desk,
    method: 'POST',
    path: '/admin/shop/classes',
    needs: 'alone',
    summary: 'Adds a class, or changes one. A class of the second level names its parent, which is fixed.',
    body: z.object({
      id: z.nullable(idField),
      parent: z.nullable(idField),
      place: z.int().check(z.gte(0), z.lte(9_999)),
      isShown: z.boolean(),
      names,
    }),
    response: id,
    changes: ['shop.deskClasses', 'shop.classes'],
    refusals: ['translationMissing', 'badRequest', 'notFound'],
  },
  deskGoodsList: {
    ...desk,
    method: 'GET',
    path: '/admin/shop/goods',
    needs: 'read',
    summary: 'Goods of all states, newest first.',
    query: listQuery({ state: GOODS_TRANSITIONS.states, made: 'moment' }, ['-made'], { kind: z.optional(kindField) }),
    response: page(listed),
    refusals: ['pageCursorInvalid'],
  },
  deskGoods: {
    ...desk,
    method: 'GET',
    path: '/admin/shop/goods/:id',
    needs: 'read',
    summary: 'Goods with their texts in all languages, costs and stocks.',
    params: id,
    response: deskGoods,
    refusals: ['notFound'],
  },
  saveGoods: {
    ...desk,
    method: 'POST',
    path: '/admin/shop/goods',
    needs: 'alone',
    summary:
      'Adds goods as a draft, or changes their class, label and texts; refused if somebody else has changed them since.',
    body: z.object({
      id: z.nullable(idField),
      /** The version that was read; 0 for new goods. */
      version: z.int().check(z.gte(0), z.lte(1_000_000)),
      classId: idField,
      /** Fixed once the goods are there. */
      kind: kindField,
      label: z.string().check(trimmed, z.maxLength(GOODS_BOUNDS.label), z.regex(/^\P{Cc}*$/u)),
      texts: inLanguages(goodsText),
    }),
    response: deskGoods,
    changes: CHANGED,
    refusals: ['translationMissing', 'badRequest', 'notFound', 'statusChanged'],
  },
  setGoodsState: {
    ...desk,
    method: 'POST',
    path: '/admin/shop/goods/:id/state',
    needs: 'alone',
    summary: 'Puts goods on sale, which needs something that is offered, or takes them off sale.',
    params: id,
    body: z.object({ isOnSale: z.boolean() }),
    response: deskGoods,
    changes: CHANGED,
    refusals: ['notFound', 'statusChanged', 'contentEmpty'],
  },
  addGoodsPicture: {
    ...desk,
    method: 'POST',
    path: '/admin/shop/goods/:id/pictures',
    needs: 'alone',
    summary: 'Adds a picture behind the others; at most nine.',
    params: id,
    body: z.object({}),
    files: ['picture'],
    response: deskGoods,
    changes: CHANGED,
    refusals: ['imageRule', 'notFound', 'statusChanged'],
  },
  setGoodsPictures: {
    ...desk,
    method: 'PUT',
    path: '/admin/shop/goods/:id/pictures',
    needs: 'alone',
    summary:
      'The pictures in their new order; those that are left out are removed. Refused if somebody else has changed them since.',
    params: id,
    body: z.object({
      pictures: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(GOODS_BOUNDS.pictures)),
      /** `picturesVersion` as it was read. */
      version: contentVersion,
    }),
    response: deskGoods,
    changes: CHANGED,
    refusals: ['notFound', 'statusChanged', 'badRequest'],
  },
  saveSku: {
    ...desk,
    method: 'POST',
    path: '/admin/shop/goods/:id/skus',
    needs: 'alone',
    summary:
      'Adds what can be bought of goods, or changes it. A price far below others is proposed to another operator.',
    params: id,
    body: z.object({
      sku: z.nullable(idField),
      options: z.array(z.object({ name: optionNames, value: optionNames })).check(z.maxLength(GOODS_BOUNDS.options)),
      price: amountField,
      cost: amountField,
      orderLimit: z.int().check(z.gte(1), z.lte(MOST_UNITS)),
      place: z.int().check(z.gte(0), z.lte(9_999)),
      isOffered: z.boolean(),
      reason: reasonField,
    }),
    response: z.extend(doneOrProposed, { sku: idField }),
    changes: [...CHANGED, 'admin.proposals'],
    refusals: [
      'amountRule',
      'amountRange',
      'translationMissing',
      'badRequest',
      'notFound',
      'reviewerUndeclared',
      'reviewerInvolved',
      'resubmitted',
    ],
  },
  changeStock: {
    ...desk,
    method: 'POST',
    path: '/admin/shop/skus/:id/stock',
    needs: 'alone',
    summary: 'Adds to a stock or takes from it, with a reason. The stock of a sku with codes follows its codes.',
    params: id,
    body: z.object({ delta: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)), reason: textField(200) }),
    response: z.object({ stock: z.int() }),
    changes: CHANGED,
    refusals: ['badRequest', 'notFound', 'statusChanged', 'stockShort'],
  },
  deskHotWords: {
    ...desk,
    method: 'GET',
    path: '/admin/shop/hot-words',
    needs: 'read',
    summary: 'The words that are shown in each language, and those that are shown in none.',
    response: z.object({
      items: z.array(
        z.object({ language: languageField, words: z.string(), source: z.enum(['operators', 'searches']) }),
      ),
      blocked: z.array(z.string()),
      /** Stands for what operators have written, as it was read. */
      version: contentVersion,
    }),
    refusals: [],
  },
  setHotWords: {
    ...desk,
    method: 'PUT',
    path: '/admin/shop/hot-words',
    needs: 'alone',
    summary:
      'The operators’ words of each language in their order, and the words that are never shown; refused if somebody else has changed them since.',
    body: z.object({
      shown: z
        .array(z.object({ language: languageField, words: z.array(line(60)).check(z.maxLength(MOST_HOT_WORDS)) }))
        .check(z.maxLength(10)),
      blocked: z.array(line(60)).check(z.maxLength(200)),
      /** The version that was read. */
      version: contentVersion,
    }),
    response: z.object({}),
    changes: ['shop.deskHotWords', 'shop.hotWords'],
    refusals: ['statusChanged', 'badRequest'],
  },
});
