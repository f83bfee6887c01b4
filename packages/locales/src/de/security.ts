import type { Like } from '../slice.ts';
import type english from '../en/security.ts';

export default {
  'security.checkTitle': 'Sicherheitsprüfung',
  'security.methodTitle': 'Prüfverfahren wählen',
  'security.contactTitle': 'Telefon und E-Mail ändern',
  'security.loginPwdTitle': 'Anmeldepasswort ändern',
  'security.payPwdTitle': 'Zahlungspasswort ändern',
  'security.payResetTitle': 'Zahlungspasswort zurücksetzen',

  'security.on': 'Ein',
  'security.off': 'Aus',
  'security.setUp': 'Einrichten',
  'security.turnOn': 'Einschalten',
  'security.turnOff': 'Ausschalten',
  'security.remove': 'Entfernen',
  'security.notSet': 'Noch nicht eingerichtet',
  'security.method': 'Verfahren',
  'security.methodNote':
    'So weisen Sie nach, dass Sie es sind. Richten Sie mindestens zwei Wege ein, damit Sie sich nicht aussperren, wenn einer verloren geht.',

  'security.factorReset':
    'Ihre Authenticator-App und Ihre Passkeys werden am {time} entfernt, weil sie als verloren gemeldet wurden. Wenn Sie das nicht waren, stoppen Sie es und ändern Sie beide Passwörter.',
  'security.stopFactorReset': 'Entfernen stoppen',
  'security.factorResetStopped': 'Gestoppt. Ihre zweiten Faktoren bleiben.',
  'security.coolDown':
    'Ihre Sicherheitsdaten wurden geändert. Bis {time} ruhen Auszahlungen, Verkäufe, ausgehende Überweisungen, die Sammelabholung, die Umwandlung in Registrierungs-Coins und das Aktivieren und Eröffnen von Konten. Verkäufe in der Handelshalle werden nur durch den Nachweis der Chain abgeschlossen.',
  'security.coolDownNote':
    'Nach dieser Änderung ruhen Auszahlungen, Verkäufe, ausgehende Überweisungen, die Sammelabholung, die Umwandlung in Registrierungs-Coins und das Aktivieren und Eröffnen von Konten für 24 Stunden. Ihre Angebote sind verborgen, und offene Verkäufe werden nur durch den Nachweis der Chain abgeschlossen.',
  'security.addingNote': 'Durch das Hinzufügen wird nichts angehalten.',

  'security.twoStep': 'Anmeldung in zwei Schritten',
  'security.twoStepNote':
    'Bei der Anmeldung liefert eine Authenticator-App auf Ihrem Telefon zusätzlich zum Passwort einen Code.',
  'security.twoStepRemove': 'Anmeldung in zwei Schritten ausschalten',
  'security.twoStepOn': 'Anmeldung in zwei Schritten ist ein',
  'security.twoStepOff': 'Anmeldung in zwei Schritten ist aus',
  'security.authenticator': 'Authenticator-App',
  'security.scan': 'Scannen Sie dies mit Ihrer Authenticator-App.',
  'security.qr': 'QR-Code für die Authenticator-App',
  'security.secretNote': 'Oder geben Sie diesen Schlüssel in der App ein:',
  'security.appCode': 'Code aus der App',

  'security.passkey': 'Passkey',
  'security.passkeys': 'Passkeys',
  'security.passkeyNote': 'Anmelden mit Fingerabdruck, Gesicht oder Bildschirmsperre statt mit Passwort.',
  'security.passkeyAdd': 'Passkey hinzufügen',
  'security.passkeyName': 'Name',
  'security.passkeyNameNote': 'Damit Sie ihn wiedererkennen, etwa „Mein Telefon“',
  'security.passkeyAdded': 'Passkey hinzugefügt',
  'security.passkeyRemove': 'Passkey entfernen',
  'security.passkeyRemoved': 'Passkey entfernt',
  'security.passkeyNone': 'Dieses Gerät oder diese Verbindung unterstützt keine Passkeys.',
  'security.added': 'Hinzugefügt',

  'security.lock': 'Überweisungssperre',
  'security.lockNote': 'Solange sie ein ist, kann nichts überwiesen werden.',
  'security.lockOn': 'Überweisungssperre einschalten',
  'security.lockOff': 'Überweisungssperre ausschalten',
  'security.lockIsOn': 'Die Überweisungssperre ist ein',
  'security.lockIsOff': 'Die Überweisungssperre ist aus',
  'security.lockOffNote': 'Überweisungen sind 5 Minuten nach dem Ausschalten möglich.',
  'security.lockWait': 'Überweisungen sind in {time} möglich.',

  'security.devices': 'Geräte und Sitzungen',
  'security.thisDevice': 'Dieses Gerät',
  'security.unknownDevice': 'Unbekanntes Gerät',
  'security.actingFor': 'Handelt für Sie',
  'security.signOut': 'Abmelden',
  'security.signedOut': 'Dort abgemeldet',

  'security.oldTitle': 'Ihre jetzige Nummer oder E-Mail',
  'security.newTitle': 'Neue Nummer oder E-Mail',
  'security.boundNow': 'Jetzt hinterlegt',
  'security.oldCode': 'Code an die jetzige Adresse',
  'security.newCode': 'Code an die neue Adresse',
  'security.newPhone': 'Neue Telefonnummer',
  'security.newEmail': 'Neue E-Mail',
  'security.contactSaved': 'Der neue Kontakt ist hinterlegt',

  'security.loginNow': 'Anmeldepasswort',
  'security.loginNew': 'Neues Anmeldepasswort',
  'security.loginNote': 'Alle anderen Geräte werden abgemeldet.',
  'security.payNow': 'Aktuelles Zahlungspasswort',
  'security.payNew': 'Neues Zahlungspasswort',
  'security.originalMissing': 'Geben Sie das aktuelle Passwort ein.',
  'security.passwordSaved': 'Das neue Passwort ist gesetzt',
  'security.contactSeen': 'Telefon und E-Mail wurden ganz gezeigt',
  'security.inspections': 'Zugriffe des Personals',
  'security.noInspections': 'Niemand hat Ihr Konto eingesehen.',
} satisfies Like<typeof english>;
