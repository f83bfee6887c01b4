/** The offers of a new version of the app, and to install it. */
export default {
  'version.ready': 'A new version is ready.',
  'version.use': 'Update',
  'version.install': 'Install the app',
  'version.guideTitle': 'Add to the home screen',
  'version.guideShare': 'Tap “Share” in Safari’s bar.',
  'version.guideAdd': 'Scroll down and tap “Add to Home Screen”.',
  'version.guideOpen': 'Tap “Add”. Greenhall then opens like any other app.',
  'version.offer': 'Keep Greenhall at hand',
  'version.offerNote': 'From the home screen it opens at once, and it tells you what is new.',
  'version.push': 'Turn on notifications',
} as const;
