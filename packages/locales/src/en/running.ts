/** What is under way, and what has happened last. */
export default {
  'running.title': 'Running',
  'running.buying': 'Buying {quantity} {coin}',
  'running.selling': 'Selling {quantity} {coin}',
  'running.yourMove': 'Your turn',
  'running.theirMove': '{name} has to act',
  'running.deskMove': 'Under review',
  'running.sending': '{amount} {coin} to {name}',
  'running.receiving': '{amount} {coin} from {name}',
  'running.mayCancel': 'You can still cancel it',
  'running.onItsWay': 'On its way to you',
  'running.activity': 'Latest activity',
  'running.all': 'All',
  'running.mall': 'Mall',
  'running.mallNote': 'Buy products and services with MEY',
} as const;
