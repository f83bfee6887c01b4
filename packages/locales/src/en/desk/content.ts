export default {
  'console.proposalKind.agreementPublished': 'New agreement',
  'content.agreementVersion': 'Version of the agreement',
} as const;
