/** The version of the app (rule: app#version). */
export const VERSION = '1.0.7';
