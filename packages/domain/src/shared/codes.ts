/**
 * The one catalogue of refusals: wire code, HTTP status, and how an operator should see it.
 * Numbers named in the specification keep their meaning; the others took free numbers of 5001–5242.
 * The texts live in `packages/locales`, keyed by the names below.
 */
type Severity = 'expected' | 'security' | 'fault';

/** `params` are the values that a refusal must carry: the placeholders of its text. Durations are whole, rounded up. */
const entry = (code: number, status: number, severity: Severity = 'expected', params: readonly string[] = []) =>
  ({ code, status, severity, params }) as const;

export const CATALOGUE = {
  serverFault: entry(502, 500, 'fault'),
  badRequest: entry(5001, 400),
  notFound: entry(5002, 404),
  originalPasswordWrong: entry(5003, 422, 'security'),
  zoneATaken: entry(5004, 409),
  accountLimit: entry(5005, 409, 'expected', ['max']),
  switchCoolDown: entry(5006, 409, 'expected', ['minutes']),
  wrongCredentials: entry(5007, 401, 'security'),
  notSignedIn: entry(5008, 401),
  forbidden: entry(5009, 403, 'security'),
  memberNotFound: entry(5010, 404),
  insufficientBalance: entry(5012, 409),
  agreementRequired: entry(5013, 422),
  passwordRule: entry(5014, 422, 'expected', ['min', 'max']),
  payPasswordRule: entry(5015, 422, 'expected', ['min', 'max']),
  usernameRule: entry(5016, 422, 'expected', ['min', 'max']),
  passwordsEqual: entry(5017, 422),
  numberTaken: entry(5018, 409),
  usernameTaken: entry(5019, 409),
  commonPassword: entry(5020, 422),
  phoneRule: entry(5021, 422),
  emailRule: entry(5022, 422),
  inviterNotFound: entry(5023, 404),
  contactNotFound: entry(5024, 404),
  resubmitted: entry(5025, 409),
  phoneLimit: entry(5026, 409, 'expected', ['max']),
  contactOutsideTeam: entry(5027, 409),
  zoneETaken: entry(5028, 409),
  pendingLimit: entry(5029, 409, 'expected', ['max']),
  notPending: entry(5030, 409),
  hasNodesBelow: entry(5031, 409),
  levelUnknown: entry(5032, 422),
  levelNotHigher: entry(5033, 409),
  levelClosed: entry(5034, 409),
  memberNotActive: entry(5035, 409),
  coinNotAllowed: entry(5036, 422),
  cancelWindowOver: entry(5037, 409),
  paymentNotCancellable: entry(5038, 409),
  challengeRequired: entry(5039, 422),
  challengeFailed: entry(5040, 422),
  secondFactorRequired: entry(5041, 401),
  secondFactorWrong: entry(5042, 401, 'security'),
  bindRequired: entry(5044, 409),
  bindOldRequired: entry(5045, 409),
  coolDown: entry(5046, 403, 'expected', ['hours']),
  transferLocked: entry(5047, 403),
  amountRule: entry(5048, 422),
  amountMultiple: entry(5049, 422, 'expected', ['multiple']),
  amountRange: entry(5050, 422, 'expected', ['min', 'max']),
  selfTransfer: entry(5051, 409),
  codeTooSoon: entry(5052, 429, 'expected', ['seconds']),
  payeeNotFound: entry(5054, 404),
  teamOnly: entry(5055, 409),
  protectedTeam: entry(5056, 403),
  directionNotAllowed: entry(5057, 422),
  quoteExpired: entry(5058, 409),
  addressInvalid: entry(5059, 422),
  addressTaken: entry(5060, 409),
  addressCoolDown: entry(5061, 409, 'expected', ['hours']),
  accountNotFound: entry(5062, 404),
  referenceUsed: entry(5063, 409),
  alreadyDecided: entry(5064, 409),
  fourEyes: entry(5065, 403, 'security'),
  imageRule: entry(5066, 422, 'expected', ['max']),
  contentEmpty: entry(5067, 422),
  setupLinkInvalid: entry(5068, 404, 'security'),
  operatorPasswordRule: entry(5069, 422, 'expected', ['min']),
  passkeyFailed: entry(5070, 401, 'security'),
  backingShort: entry(5071, 503, 'fault'),
  sessionNotFound: entry(5072, 404),
  handOffInvalid: entry(5073, 401, 'security'),
  actingFor: entry(5074, 403, 'security'),
  signatureWrong: entry(5075, 400),
  keyMissing: entry(5076, 400),
  addressInUse: entry(5078, 409),
  zoneUnknown: entry(5079, 422),
  reinvestmentOnly: entry(5080, 403),
  zoneDTaken: entry(5081, 409),
  statementTooLong: entry(5084, 422, 'expected', ['max']),
  addressLookalike: entry(5083, 409, 'expected', ['address']),
  pageCursorInvalid: entry(5082, 400),
  orderQuantityLimit: entry(5095, 409, 'expected', ['max']),
  loginTooFrequent: entry(5100, 429, 'security', ['minutes']),
  emailLimit: entry(5104, 409, 'expected', ['max']),
  zoneBTaken: entry(5118, 409),
  payPasswordWrong: entry(5122, 403, 'security', ['left', 'minutes']),
  activationTooSoon: entry(5138, 429, 'expected', ['minutes']),
  codeWrong: entry(5148, 422, 'security'),
  registrationLocked: entry(5156, 403),
  activationLocked: entry(5187, 403),
  zoneCTaken: entry(5188, 409),
  marketControl: entry(5195, 409),
  listingUnfilled: entry(5196, 409),
  listingDailyLimit: entry(5197, 409, 'expected', ['max']),
  notYetOpen: entry(5208, 409),
  paymentTimeout: entry(5215, 409),
  positionLocked: entry(5225, 409),
  statusChanged: entry(5230, 409),
  minimumSale: entry(5232, 422, 'expected', ['min']),
  loginLocked: entry(5239, 403, 'security'),
  tooFrequent: entry(5241, 429),
  serverBusy: entry(5242, 429),
} as const;

/** The name of a refusal: the key of its text in every language. */
export type RefusalName = keyof typeof CATALOGUE;

/** The lowest and highest number of the member-facing range; every number in it has a text. */
export const CODE_RANGE = { first: 5001, last: 5242 } as const;

const byCode = new Map<number, RefusalName>(
  (Object.keys(CATALOGUE) as RefusalName[]).map((name) => [CATALOGUE[name].code, name]),
);

/** The name behind a wire code, or `undefined` for a number that is not assigned. */
export function refusalOfCode(code: number): RefusalName | undefined {
  return byCode.get(code);
}
