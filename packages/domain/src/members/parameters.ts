import { parameter } from '../shared/parameter.ts';

/** How often an operator looks into what is a member's own within an hour. Rule: members#inspections. */
export const MEMBERS_PARAMETERS = {
  inspectionsAnHour: parameter('times', 'operators', { shipped: 60, min: 5, max: 600 }),
};
