/** What customer service says in the demo world. */
export default {
  hours: {
    title: 'We are here',
    summary: '',
    text: 'Monday to Friday, 9:00–18:00 UTC. We usually answer within four hours.',
  },
  answers: {
    looking: 'Hello {name}, we are looking into {reference} and will answer here.',
    picture: 'Please send a picture of the whole screen. Cover passwords first.',
    done: 'It is done, {name}. Write to us any time if something is left.',
    secrets: 'Please never send passwords or codes: we do not ask for them. Change one that you have sent.',
  },
} as const;
