/** What the operators of the demo world have written: true of the product, and short. */
export default {
  news: {
    reserve: {
      title: 'The reserve is counted every day',
      summary: 'Each share is a claim on what the reserve holds.',
      text: 'The day’s end settles all payments, sales and bonuses at once. What the reserve holds for each share is on the price page, and anyone can recompute it.',
    },
    proof: {
      title: 'Everything owed is held, and you can check it',
      summary: 'A public page shows what is held beside what is owed.',
      text: 'Take your own line of the snapshot and check on your device that your balance is in it. No other member’s balance is shown to you.',
    },
    passkeys: {
      title: 'A passkey approves your orders',
      summary: 'Fingerprint or face instead of password and code.',
      text: 'A passkey that has been on your account for 24 hours can approve posting, taking and releasing an order. You can still use the payment password and a code.',
    },
    statement: {
      title: 'Statements whose figures add up',
      summary: 'Opening balance plus movements makes the closing balance.',
      text: 'Open the bill, choose a coin and a period, and save it as PDF or CSV. Every line names its number and the other side.',
    },
    chain: {
      title: 'Payments in the trading hall are proved on the chain',
      summary: 'Two nodes have to agree before a payment counts.',
      text: 'Amount, token, receiver and time of a payment are checked one by one, and you see which check is still open. The coins are released when all of them hold.',
    },
    wide: {
      title: 'Lists and details side by side',
      summary: 'On a tablet or computer the list stays open.',
      text: 'Turn your tablet or widen the window: what you open from a list stands beside it, so you keep your place.',
    },
    nextStep: {
      title: 'Home shows your one next step',
      summary: 'No searching for what is waiting for you.',
      text: 'An order to pay, a deadline that runs or a level to activate: the first that matters stands at the top of home. With nothing open, it says so.',
    },
    languages: {
      title: 'News and notices in ten languages',
      summary: 'Read them in the language of the app.',
      text: 'Change the language under Mine. A text that has not been translated yet is shown in English.',
    },
  },
  notices: {
    demo: {
      title: 'This is a demo world',
      summary: 'People, coins and orders here are made up.',
      text: 'Nothing you do here costs or earns anything. Everything is gone when the program stops.',
    },
    cooling: {
      title: 'Seven days to reconsider',
      summary: 'A payment for a level can be canceled for seven days.',
      text: 'You get all of it back, fee included. Until then no shares are bought and no bonus arises from it.',
    },
    passwords: {
      title: 'Nobody will ask for your passwords',
      summary: 'Not by phone, not by mail, not in a chat.',
      text: 'Anyone who asks for your login or payment password is trying to cheat you. Tell the operators about it.',
    },
    risk: {
      title: 'You can lose money',
      summary: 'Pay only what you can afford to lose.',
      text: 'Shares can fall in value, and bonuses can be nothing at all. Read the risk information under About us.',
    },
    addresses: {
      title: 'A new address waits 24 hours',
      summary: 'So that a thief gains nothing by adding one.',
      text: 'Add the address before you need it. You are told about every new address on your account.',
    },
    fees: {
      title: 'Bonuses come from fees alone',
      summary: 'Never from anyone’s principal.',
      text: 'When a pool does not suffice, all bonuses from it are cut in the same proportion. The figures of each day are on the earnings page.',
    },
  },
  questions: {
    startWhat: {
      title: 'What is Greenhall?',
      text: 'A club of members who hold shares in a common pool, keep coins in a wallet and trade with each other. It is not a bank, and nothing here is a deposit.',
    },
    startJoin: {
      title: 'How do I join?',
      text: 'You need an invitation from a member and a free place below a contact person. Open the invitation link, fill in the form and confirm the code that you receive.',
    },
    startAfter: {
      title: 'What happens after I have joined?',
      text: 'Your place is kept for some days, as home shows. Get the coins for your level and activate it; until then you can look at everything.',
    },
    levelsPrice: {
      title: 'What do I pay for a level?',
      text: 'The price has two parts, shown before you pay: the principal, which buys your shares, and the fee.',
    },
    levelsCancel: {
      title: 'Can I take a payment back?',
      text: 'Yes, for seven days after it, with everything back. Open the stock hall, then your allocations, and cancel it there.',
    },
    levelsHeight: {
      title: 'What is effective height?',
      text: 'The bonus still open at your level. It is a ceiling and never a promise: a bonus pays at most what is left of it.',
    },
    levelsClosed: {
      title: 'What happens when my level closes?',
      text: 'When the height is used up, the level earns no bonus and its shares are put up for buyback. A higher level opens it again, on the highest a reinvestment.',
    },
    bonusesSource: {
      title: 'Where do bonuses come from?',
      text: 'Only from fees that members have actually paid, never from anyone’s principal.',
    },
    bonusesPromise: {
      title: 'Is any income promised?',
      text: 'No. Income depends on what members pay in; it can be nothing, for a long time or for good.',
    },
    bonusesCut: {
      title: 'Why was my bonus smaller than computed?',
      text: 'The pool for it did not suffice that day. All bonuses from that pool were cut in the same proportion, which your bonus record shows.',
    },
    coinsKinds: {
      title: 'Which coins are there?',
      text: 'MEY is the cash coin, BDB the registration coin and FTB the reinvestment coin. USDT comes in from outside and goes out again.',
    },
    coinsGet: {
      title: 'How do I get coins?',
      text: 'Pay in USDT and exchange it, receive a transfer from another member, or buy MEY in the trading hall.',
    },
    coinsWithdraw: {
      title: 'How do I withdraw?',
      text: 'Save a receiving address first; it can be used after 24 hours. Then open the wallet, choose Withdraw and see the fee before you confirm.',
    },
    coinsTransfer: {
      title: 'Can I cancel a transfer?',
      text: 'The first transfer to someone waits 10 minutes, and you can cancel it in that time. A later one to the same person arrives at once.',
    },
    tradingTrade: {
      title: 'How does a trade work?',
      text: 'The seller’s coins are held while the buyer pays on the chain. When the payment is proved or the seller confirms it, the coins are released.',
    },
    tradingLate: {
      title: 'What if the buyer does not pay in time?',
      text: 'The order closes and the coins go back to the seller. Do not transfer any money for an order that has been closed.',
    },
    tradingAppeal: {
      title: 'What is an appeal?',
      text: 'If buyer and seller disagree, either can appeal with a reason and a picture. Operators look at the evidence and decide; both see the reason.',
    },
    securityTwo: {
      title: 'Why are there two passwords?',
      text: 'One signs you in, the other approves payments. Whoever learns one of them still cannot move your coins.',
    },
    securityPause: {
      title: 'Why can I not send coins for 24 hours?',
      text: 'You changed a password, the phone number or the e-mail address. The pause gives you time to notice if it was not you.',
    },
    securityProtect: {
      title: 'How do I protect my account?',
      text: 'Turn on two-step sign-in, add a passkey and switch on the transfer lock under Security verification.',
    },
  },
  banners: {
    shares: { title: 'Shares with a counted reserve' },
    held: { title: 'Everything owed is held: check it yourself' },
    questions: { title: 'Questions and answers' },
  },
  shopTexts: {
    delivery: {
      title: 'Delivery',
      text: 'We ship with a tracking number, which stands in the order. Freight depends on the country and is shown before you pay. Products without shipping are handed over in the order, when you press for it.',
    },
    returns: {
      title: 'Returns and refunds',
      text: 'You can ask for a refund while an order is on its way and for 7 days after it is completed. Choose the products and say why. Until an order closes, what you paid stays in an account of its own.',
    },
    terms: {
      title: 'Terms of the mall',
      text: 'A purchase is paid in mey from your available balance. It gives no level, share or bonus. An order that is not paid within 30 minutes is canceled, and nothing is charged.',
    },
  },
  abouts: {
    held: {
      title: 'What you pay stays yours',
      text: 'Every coin that Greenhall owes to members is held, and the proof of reserves shows it. Bonuses come only from fees. Nothing here promises a profit.',
    },
  },
} as const;
