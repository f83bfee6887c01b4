import type { Like } from '../slice.ts';
import type english from '../en/common.ts';

export default {
  'tabbar.home': 'Start',
  'tabbar.aktie': 'Anteile',
  'tabbar.otc': 'Handel',
  'tabbar.wallet': 'Wallet',
  'tabbar.user': 'Konto',

  'title.home': 'Start',
  'title.user': 'Mein Konto',
  'title.missing': 'Seite nicht gefunden',

  'common.tips': 'Hinweis',
  'common.confirm': 'Bestätigen',
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.back': 'Zurück',
  'common.save': 'Speichern',
  'common.submit': 'Absenden',
  'common.next': 'Weiter',
  'common.retry': 'Erneut versuchen',
  'common.copy': 'Kopieren',
  'common.copied': 'Kopiert',
  'common.all': 'Alle',
  'common.more': 'Mehr',
  'common.search': 'Suchen',
  'common.filter': 'Filter',
  'common.choose': 'Bitte wählen',
  'common.showPassword': 'Passwort anzeigen',
  'common.hidePassword': 'Passwort verbergen',
  'common.login': 'Anmelden',
  'common.register': 'Registrieren',
  'common.logout': 'Abmelden',
  'common.soon': 'Demnächst verfügbar',
  'common.latest': 'Bereits die neueste Version',
  'common.version': 'Version',
  'common.language': 'Sprache',
  'common.theme': 'Darstellung',
  'common.userId': 'Benutzer-ID',
  'common.tabs': 'Hauptnavigation',
  'common.skip': 'Zum Inhalt springen',
  'common.sandbox': 'Testumgebung: Testguthaben ohne Wert',

  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.system': 'System',

  'state.loading': 'Wird geladen …',
  'state.empty': 'Noch nichts vorhanden',
  'state.error': 'Das konnte nicht geladen werden',
  'state.offline': 'Sie sind offline. Ihre Eingaben bleiben erhalten.',
  'state.online': 'Wieder online',
  'state.missing': 'Diese Seite gibt es nicht',
  'state.missingNote': 'Die Adresse ist vielleicht veraltet oder falsch geschrieben.',
  'state.toHome': 'Zur Startseite',

  'request.unknown': 'Unbekannter Fehler',
  'request.unreachable': 'Keine Verbindung zum Server',
  'request.aborted': 'Die Anfrage wurde abgebrochen',
  'request.transfer': 'Die Datei konnte nicht übertragen werden',
  'request.expired': 'Ihre Anmeldung ist ungültig oder abgelaufen. Bitte melden Sie sich erneut an.',

  'time.now': 'gerade eben',
  'time.minutes': { one: 'vor {count} Minute', other: 'vor {count} Minuten' },
  'time.today': 'heute {time}',
  'time.yesterday': 'gestern {time}',

  'guide.tagline': 'Anteile, Wallet und Handel unter Mitgliedern',
  'guide.slides': 'Was das hier ist',
  'guide.slide': 'Folie {n} von {total}',
  'guide.whatTitle': 'Ein Ort für Ihre Anteile und Coins',
  'guide.whatText':
    'Halten Sie eine Stufe, verfolgen Sie Ihre Anteile in der Anteilshalle, verwahren Sie mehrere Coins in einer Wallet und handeln Sie direkt mit anderen Mitgliedern.',
  'guide.notTitle': 'Keine versprochene Rendite',
  'guide.notText':
    'Dies ist weder eine Einlage noch ein fester Zins. Einkünfte stammen nur aus dem, was Mitglieder tatsächlich einzahlen; sie können ausbleiben, und Sie können Geld verlieren.',
  'guide.heldTitle': 'Alles Geschuldete ist gedeckt und prüfbar',
  'guide.heldText':
    'Jeder Coin ist durch verwahrte Werte gedeckt. Die Zahlen sind öffentlich, und Sie können Ihren Kontostand auf dem eigenen Gerät nachrechnen.',

  'mine.logoutAsk': 'Sie müssen sich auf diesem Gerät neu anmelden.',
} satisfies Like<typeof english>;
