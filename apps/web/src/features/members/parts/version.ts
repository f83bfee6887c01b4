/** The version of the app (rule: specification §9). */
export const VERSION = '1.0.7';
