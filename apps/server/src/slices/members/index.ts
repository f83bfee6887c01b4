export { activationOf } from './activation.ts';
export { countInspection } from './inspection/inspection-limit.ts';
export { openAccount } from './inspection/open-account.ts';
export { acceptedRisk, checkMode, checkRisk, modeOf } from './launch.ts';
export { checkRestricted } from './restrictions.ts';
export { restrictedUntil, restrictionsOf } from './store-restrictions.ts';
export { readNickname } from './nickname.ts';
export { planNow } from './plan-now.ts';
export {
  type PlanRow,
  announcePlan,
  highestBought,
  listPlans,
  planAt,
  planByVersion,
  planOfDay,
} from './store-plan.ts';
export { closedLevels, lockSaleOf, saleOf, storeSale } from './store-level-sale.ts';
export { type BonusState, setStandings, bonusStateColumns } from './store-bonus-state.ts';
export {
  type MemberState,
  agreementOf,
  createMember,
  languagesOf,
  memberState,
  bothNamesOf,
  removeMember,
  setMemberState,
} from './store.ts';
