/** The offer of a new version of the app. */
export default {
  'version.ready': 'A new version is ready.',
  'version.use': 'Update',
} as const;
