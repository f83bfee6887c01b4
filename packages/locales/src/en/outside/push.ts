/** What a device announces while the app is closed: that there is something new, never what. */
export default {
  'push.messages': 'Customer service has answered you.',
  'push.orders': 'There is news about your order.',
  'push.trades': 'There is news about your trade.',
  'push.notices': 'There is something new for you.',
} as const;
