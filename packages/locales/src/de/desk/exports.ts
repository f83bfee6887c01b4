import type english from '../../en/desk/exports.ts';
import type { Like } from '../../slice.ts';

export default {
  'exports.title': 'Exporte',
  'exports.note':
    'Große Dateien, die Sie aus Listen haben erstellen lassen. Jede liegt 24 Stunden lang nur für Sie bereit. Es wird eine auf einmal erstellt, höchstens 20 Dateien am Tag.',
  'exports.none':
    'Es gibt keine großen Dateien. Eine Liste mit mehr als 10.000 Zeilen bietet beim Exportieren eine an.',
  'exports.list': 'Liste',
  'exports.filter': 'Filter',
  'exports.all': 'Alles',
  'exports.rows': 'Zeilen',
  'exports.size': 'Größe',
  'exports.state.waiting': 'Wartet',
  'exports.state.running': 'Wird erstellt',
  'exports.state.done': 'Fertig',
  'exports.state.failed': 'Fehlgeschlagen',
  'exports.failure.rows': 'Die Liste hat mehr als 1.000.000 Zeilen.',
  'exports.failure.right': 'Ihre Rollen erreichen diese Liste nicht mehr.',
  'exports.failure.asked': 'Die Liste beantwortet diesen Filter nicht.',
  'exports.failure.attempts': 'Sie wurde mehrmals abgebrochen. Bitte fordern Sie sie noch einmal an.',
  'exports.download': 'Herunterladen',
  'exports.keptUntil': 'Bis {time} verfügbar',
} satisfies Like<typeof english>;
