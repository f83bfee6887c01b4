import type { Like } from '../slice.ts';
import type english from '../en/entry.ts';

export default {
  'entry.loginTitle': 'Anmelden',
  'entry.registerTitle': 'Registrieren',
  'entry.retrieveTitle': 'Passwort zurückholen',

  'entry.username': 'Benutzername',
  'entry.usernameMissing': 'Bitte geben Sie den Benutzernamen ein.',
  'entry.password': 'Anmeldepasswort',
  'entry.passwordMissing': 'Bitte geben Sie das Anmeldepasswort ein.',
  'entry.forgot': 'Passwort vergessen?',
  'entry.noAccount': 'Noch kein Konto?',
  'entry.hasAccount': 'Schon Mitglied?',
  'entry.passkey': 'Mit Passkey anmelden',
  'entry.triesNote': 'Nach 5 falschen Versuchen ruht die Anmeldung 10 Minuten.',
  'entry.timeLeft': 'Verbleibende Zeit: {time}',

  'entry.check': 'Sicherheitsprüfung',
  'entry.slide': 'Lage des Puzzleteils',
  'entry.slideHow':
    'Schieben Sie das Teil in seine Lücke und lassen Sie los. Mit der Tastatur: Pfeiltasten, dann Eingabe.',
  'entry.newPicture': 'Neues Bild',
  'entry.noPuzzle': 'Ohne Puzzle prüfen',
  'entry.working': 'Ihr Gerät löst eine kleine Rechenaufgabe. Das dauert einige Sekunden.',

  'entry.secondTitle': 'Zweiter Schritt',
  'entry.secondNote':
    'Dieses Konto ist durch die Anmeldung in zwei Schritten geschützt. Öffnen Sie Ihre Authenticator-App.',
  'entry.secondCode': 'Code aus der App',
  'entry.codeMissing': 'Bitte geben Sie die 6 Ziffern ein, die die App zeigt.',

  'entry.placeTitle': 'Einladung und Platz',
  'entry.placeNote': 'Einladungscode und Kontaktperson, unter der Sie beitreten, nennt Ihnen Ihr Empfehler.',
  'entry.invite': 'Einladungscode',
  'entry.inviteMissing': 'Bitte geben Sie den Einladungscode ein.',
  'entry.invitedBy': 'Eingeladen von {name}',
  'entry.contact': 'Kontaktperson',
  'entry.contactMissing': 'Bitte geben Sie den Benutzernamen der Kontaktperson ein.',
  'entry.contactNote': 'Benutzername des Mitglieds direkt über Ihnen',
  'entry.contactFound': 'Kontaktperson: {name}',
  'entry.zone': 'Zone',
  'entry.zoneName': 'Zone {zone}',
  'entry.free': 'Zone {zone} · frei',
  'entry.taken': 'Zone {zone} · belegt',
  'entry.zoneTaken': 'Diese Zone wurde gerade belegt. Wählen Sie die andere oder eine andere Kontaktperson.',

  'entry.levelTitle': 'Stufe wählen',
  'entry.levelNote':
    'Jetzt wird nichts abgebucht. Bezahlt wird bei der Aktivierung, mit Registrierungs- oder Reinvest-Coins.',
  'entry.levelParts': 'Einlage {principal} · Gebühr {fee}',
  'entry.level': 'Stufe',

  'entry.accountTitle': 'Ihr Konto',
  'entry.phone': 'Telefonnummer',
  'entry.phoneMissing': 'Bitte geben Sie die Telefonnummer ein.',
  'entry.email': 'E-Mail',
  'entry.emailMissing': 'Bitte geben Sie die E-Mail-Adresse ein.',

  'entry.passwordsTitle': 'Ihre Passwörter',
  'entry.passwordAgain': 'Anmeldepasswort wiederholen',
  'entry.payPasswordAgain': 'Zahlungspasswort wiederholen',
  'entry.payNote': 'Bestätigt jede Zahlung; anders als das Anmeldepasswort',
  'entry.againMissing': 'Bitte geben Sie es noch einmal ein.',
  'entry.passwordsDiffer': 'Die beiden Passwörter sind nicht gleich.',
  'entry.payPasswordsDiffer': 'Die beiden Zahlungspasswörter sind nicht gleich.',
  'entry.newPassword': 'Neues Anmeldepasswort',
  'entry.newMissing': 'Bitte geben Sie das neue Passwort ein.',
  'entry.again': 'Neues Passwort wiederholen',

  'entry.consents': 'Wozu Sie zustimmen',
  'entry.consentNote': 'Bis zum Ende lesen, dann akzeptieren',
  'entry.consentMissing': 'Bitte lesen und akzeptieren Sie: {text}',
  'entry.accepted': 'Akzeptiert',
  'entry.readFirst': 'Lesen',

  'entry.done': 'Sie sind registriert',
  'entry.doneNote': 'Ihr Platz ist reserviert. Jetzt steht die Aktivierung aus.',
  'entry.pendingUntil': 'Reserviert bis',
  'entry.next': 'Wie es weitergeht',
  'entry.step1': 'Registriert',
  'entry.step2': 'Aktivierung',
  'entry.step2Note':
    'Ihr Empfehler oder ein anderes Mitglied über Ihnen aktiviert Sie vor dem {time}. Sonst endet die Registrierung und der Platz wird wieder frei.',
  'entry.step3': '7 Tage Bedenkzeit',
  'entry.step3Note': 'Bis dahin kann die gesamte Zahlung zurückgeholt werden. Danach zählt Ihre Stufe.',
  'entry.ownNote': 'Sie können sich sofort anmelden und Ihr Konto absichern.',

  'entry.retrieveNote':
    'Gehören die Angaben zu einem Konto, senden wir einen Code dorthin. Zu Ihrem Schutz sagen wir nie, ob es ein Konto gibt.',
  'entry.retrieveFreezes': 'Nach dieser Änderung ruhen Auszahlungen, Überweisungen und Verkäufe 24 Stunden lang.',
  'entry.retrieved': 'Das neue Passwort ist gesetzt. Bitte melden Sie sich an.',
  'entry.stepOf': 'Schritt {step} von {count}',
  'entry.goOn': 'Weiter',
  'entry.goBack': 'Zurück',
  'entry.summary': 'Bitte prüfen',
  'entry.place': 'Platz',
  'entry.placeOf': 'Unter {name}, Zone {zone}',
  'entry.levelCost': 'V{level} · {amount}, später zu zahlen',
  'entry.bothTaken': 'Beide Plätze hier sind belegt. Fragen Sie nach einer anderen Kontaktperson.',
} satisfies Like<typeof english>;
