export { acceptedAgreement } from './agreement.ts';
