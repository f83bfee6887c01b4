/** What customer service says in the demo world. */
export default {
  note: {
    title: 'Good to know',
    summary: '',
    text: 'People answer here, not machines. On public holidays it takes a little longer.',
  },
  answers: {
    looking: 'Hello {name}, we are looking into {reference} and will answer here.',
    picture: 'Please send a picture of the whole screen. Cover passwords first.',
    done: 'It is done, {name}. Write to us any time if something is left.',
    secrets: 'Please never send passwords or codes: we do not ask for them. Change one that you have sent.',
  },
} as const;
