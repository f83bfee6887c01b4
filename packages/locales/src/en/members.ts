/** The member's own page, the profile and what is said about the product. */
export default {
  'members.active': 'Active',
  'members.income': 'Total income',

  'members.accounts': 'Trading accounts',
  'members.nodes': 'My nodes',
  'members.shared': 'Shared nodes',
  'members.network': 'Node network',
  'members.linked': 'Related accounts',
  'members.reinvestment': 'Reinvestment account',
  'members.share': 'Share centre',
  'members.mall': 'Mall',
  'members.receiving': 'Receiving wallet',
  'members.security': 'Security verification',
  'members.verification': 'Advanced verification',
  'members.password': 'Change password',
  'members.service': 'Customer service',
  'members.about': 'About us',

  'members.editTitle': 'Edit profile',
  'members.choosePicture': 'Choose picture',
  'members.pictureNote': 'jpg, at most {max} MB',
  'members.savePicture': 'Use this picture',
  'members.nickname': 'Nickname',
  'members.nicknameNote': 'Optional, up to 24 characters',
  'members.country': 'Country or region',
  'members.languageNote': 'Also the language of our messages to you',
  'members.saved': 'Saved',

  'members.sandbox':
    'This is a sandbox. All coins are test credits without value; nothing can be bought or paid out with them.',
  'members.live': 'This platform runs with real assets.',
  'members.behind': 'Who stands behind this',
  'members.solvency': 'Proof of solvency',
  'members.licences': 'Open-source software',
  'members.licencesNote': 'This app is built with the work of others, used under these licences. Thank you.',
} as const;
