/** The first page: what the product is and what it is not. */
export default {
  'guide.slides': 'What this is',
  'guide.slide': 'Slide {n} of {total}',
  'guide.whatTitle': 'One place for your shares and coins',
  'guide.whatText':
    'Hold a level, follow your shares in the stock hall, keep several coins in one wallet and trade directly with other members.',
  'guide.notTitle': 'No promised return',
  'guide.notText':
    'Nothing here is a deposit or a fixed interest. Income comes only from what members actually put in, it can be nothing, and you can lose money.',
  'guide.heldTitle': 'Everything owed is held, and you can check it',
  'guide.heldText':
    'Every coin is backed by assets in custody. The figures are public, and you can recompute your own balance on your own device.',
  'guide.ways': 'Look around',
  'guide.mall': 'Mall',
  'guide.questions': 'FAQ',
  'guide.news': 'News',
  'guide.proof': 'Proof',
  'guide.tagline': 'Shares, wallet and trading among members',
} as const;
