import type { Like } from '../slice.ts';
import type english from '../en/version.ts';

export default {
  'version.ready': 'Eine neue Version ist da.',
  'version.use': 'Aktualisieren',
  'version.install': 'App installieren',
  'version.guideTitle': 'Zum Home-Bildschirm hinzufügen',
  'version.guideShare': 'Tippen Sie in der Leiste von Safari auf „Teilen“.',
  'version.guideAdd': 'Scrollen Sie nach unten und tippen Sie auf „Zum Home-Bildschirm“.',
  'version.guideOpen': 'Tippen Sie auf „Hinzufügen“. Greenhall öffnet sich dann wie jede andere App.',
  'version.offer': 'Greenhall griffbereit',
  'version.offerNote': 'Vom Home-Bildschirm öffnet sich die App sofort, und sie meldet Ihnen, was neu ist.',
  'version.push': 'Mitteilungen einschalten',
} satisfies Like<typeof english>;
