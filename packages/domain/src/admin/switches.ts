/** What operators can turn off. Off takes one operator, on again two. Rule: admin#switches. */
export const SWITCHES = ['registration', 'activation', 'payouts'] as const;
export type SwitchName = (typeof SWITCHES)[number];
