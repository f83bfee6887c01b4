/** Generated from routes.ts by `npm run generate`: the names of the body fields that are secrets. */
export const SECRETS = [
  'answer',
  'code',
  'loginPassword',
  'newPayPassword',
  'oldCode',
  'original',
  'passkey',
  'password',
  'payPassword',
  'secondFactor',
  'ticket',
  'token',
] as const;
