import type { Like } from '../slice.ts';
import type english from '../en/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registrierung',
  'mail.retrieve': 'Neues Anmeldepasswort',
  'mail.resetPay': 'Neues Zahlungspasswort',
  'mail.bind': 'Telefon oder E-Mail verbinden',
  'mail.confirm': 'Bestätigung einer Sicherheitsänderung',
  'mail.secondFactor': 'Hinzufügen eines zweiten Faktors',
  'mail.factorAdded': 'Ein zweiter Faktor wurde hinzugefügt',
  'mail.factor.authenticator': 'Authenticator-App',
  'mail.factor.passkey': 'Passkey',
  'mail.factorAddedText':
    'Zum Konto {username} wurde ein zweiter Faktor hinzugefügt: {factor}. Wenn Sie das nicht waren, ändern Sie sofort Ihr Login-Passwort und Ihr Zahlungspasswort, entfernen Sie ihn unter Sicherheitsprüfung und wenden Sie sich an den Kundendienst.',
  'mail.operator': 'Operatorkonto',
  'mail.operatorText':
    'Sie sind eingeladen, Operator von Greenhall zu werden. Öffnen Sie diesen Link innerhalb von {minutes} Minuten und halten Sie eine Authenticator-App bereit:\n\n{link}\n\nEr funktioniert einmal. Geben Sie ihn nie weiter: Wer ihn öffnet, wird Operator. Wenn Sie diese Nachricht nicht erwarten, ignorieren Sie sie.',
  'mail.account': 'Neues Empfangskonto',
  'mail.trade': 'Auftrag in der Handelshalle',
  'mail.link': 'Konto verknüpfen',
  'mail.code': {
    one: '{purpose}\n\nIhr Code: {code}\n\nEr gilt {count} Minute. Geben Sie ihn nie weiter: Niemand bei Greenhall fragt danach. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
    other:
      '{purpose}\n\nIhr Code: {code}\n\nEr gilt {count} Minuten. Geben Sie ihn nie weiter: Niemand bei Greenhall fragt danach. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Gilt {count} Minute. Nie weitergeben.',
    other: 'Greenhall: {code} – {purpose}. Gilt {count} Minuten. Nie weitergeben.',
  },
  'mail.orderShipped': 'Ihre Bestellung ist unterwegs',
  'mail.orderShippedText':
    'Bestellung {number} wurde mit {carrier} versandt. Sendungsnummer: {tracking}.\n\nBestätigen Sie im Shop den Empfang oder beantragen Sie dort eine Erstattung.',
  'mail.orderRefunded': 'Eine Erstattung zu Ihrer Bestellung',
  'mail.orderRefundedText':
    'Zu Bestellung {number} sind {amount} MEY wieder in Ihrer Wallet. Sie können sofort darüber verfügen.',
  'mail.restricted': 'Eine Einschränkung Ihres Kontos',
  'mail.restrictedText':
    '{what} bis {until}. Grund: {reason}\n\nWas bereits läuft, geht weiter. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Kundenservice.',
  'mail.restricted.transfer': 'Sie können keine Coins senden',
  'mail.restricted.collect': 'Es können keine Coins eingesammelt werden',
  'mail.restricted.trade': 'Sie können keinen neuen Handel beginnen',
  'mail.restricted.withdraw': 'Sie können keine Auszahlungen beantragen',
  'mail.restricted.shop': 'Sie können im Shop nichts bestellen',
  'mail.restricted.link': 'Sie können keine Konten verknüpfen',
  'mail.restricted.messages': 'Sie können 5 Nachrichten am Tag schreiben',
  'mail.restricted.protectedTeam': 'Keine Überweisungen in Ihr Team oder heraus',
  'mail.export': 'Eine Kopie Ihrer Daten',
  'mail.exportReady': 'Ihre Daten liegen bereit',
  'mail.exportReadyText':
    'Die Kopie Ihrer Daten, um die Sie gebeten haben, liegt bereit. Sie können sie bis {until} einmal in der App herunterladen. Wenn Sie nicht darum gebeten haben, ändern Sie Ihre Passwörter und schreiben Sie dem Kundendienst.',
  'mail.linkChanged': 'Ihre verbundenen Konten',
  'mail.linkChanged.applied':
    '{name} möchte das Hauptkonto Ihres Kontos sein. Stimmen Sie unter „Mein Konto“, „Verbundene Konten“ zu oder lehnen Sie ab. Kennen Sie dieses Konto nicht, lehnen Sie ab.',
  'mail.linkChanged.bound': '{name} hat zugestimmt und ist nun mit Ihrem Konto verbunden.',
  'mail.linkChanged.refused': '{name} hat Ihren Antrag auf Verknüpfung abgelehnt.',
  'mail.linkChanged.withdrawn': '{name} hat den Antrag zurückgezogen, Ihr Konto zu verknüpfen.',
  'mail.linkChanged.expired': 'Der Antrag, {name} und Ihr Konto zu verknüpfen, ist nach 7 Tagen abgelaufen.',
  'mail.linkChanged.ended': '{name} hat die Verknüpfung mit Ihrem Konto beendet.',
  'mail.linkChanged.consentGiven': '{name} hat Ihrem Konto mehr erlaubt als bisher. Siehe „Verbundene Konten“.',
  'mail.linkChanged.consentTaken': '{name} hat Ihrem Konto eine Erlaubnis entzogen. Siehe „Verbundene Konten“.',
  'mail.linkSignIn': 'Ihr Hauptkonto meldet sich an',
  'mail.linkSignInText':
    '{name}, Ihr Hauptkonto, meldet sich beim Konto {username} an. Sie sehen die Sitzung unter „Sicherheit“ und beenden sie, indem Sie unter „Verbundene Konten“ die Erlaubnis zurücknehmen.',
  'mail.collected': 'Coins wurden eingesammelt',
  'mail.collectedText':
    '{name}, Ihr Hauptkonto, hat {sums} vom Konto {username} eingesammelt. Der Kontoauszug zeigt die Buchungen. Um dies zu beenden, nehmen Sie unter „Verbundene Konten“ die Erlaubnis zurück.',
} satisfies Like<typeof english>;
