import type { Like } from '../../slice.ts';
import type english from '../../en/outside/mail.ts';

export default {
  'mail.subject': '{purpose} – Greenhall',
  'mail.register': 'Registrierung',
  'mail.retrieve': 'Neues Anmeldepasswort',
  'mail.resetPay': 'Neues Zahlungspasswort',
  'mail.bind': 'Telefon oder E-Mail verbinden',
  'mail.confirm': 'Bestätigung einer Sicherheitsänderung',
  'mail.secondFactor': 'Hinzufügen eines zweiten Faktors',
  'mail.operator': 'Operatorkonto',
  'mail.operatorText':
    'Sie sind eingeladen, Operator von Greenhall zu werden. Öffnen Sie diesen Link innerhalb von {minutes} Minuten und halten Sie eine Authenticator-App bereit:\n\n{link}\n\nEr funktioniert einmal. Geben Sie ihn nie weiter: Wer ihn öffnet, wird Operator. Wenn Sie diese Nachricht nicht erwarten, ignorieren Sie sie.',
  'mail.operatorPassword':
    'Das Passwort Ihres Operatorkontos wurde geändert, und alle anderen Sitzungen wurden beendet.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  'mail.operatorAuthenticator':
    'Die Authenticator-App Ihres Operatorkontos wurde gewechselt, und alle anderen Sitzungen wurden beendet.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  'mail.operatorPasskey':
    'Der Passkey „{name}“ wurde Ihrem Operatorkonto hinzugefügt, und alle anderen Sitzungen wurden beendet.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  'mail.operatorPasskeyRemoved':
    'Der Passkey „{name}“ wurde aus Ihrem Operatorkonto entfernt, und alle anderen Sitzungen wurden beendet.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  'mail.operatorFactorLink':
    'Zwei Super haben entschieden, dass Sie für Ihr Operatorkonto {username} eine neue Authenticator-App einrichten dürfen. Ihre Sitzungen wurden beendet, und Ihre Wiederherstellungscodes gelten nicht mehr. Öffnen Sie diesen Link innerhalb von {minutes} Minuten und halten Sie Ihr Passwort und eine Authenticator-App bereit:\n\n{link}\n\nEr funktioniert einmal. Geben Sie ihn nie weiter. Wenn Sie nicht darum gebeten haben, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  'mail.operatorRecovery':
    'Für Ihr Operatorkonto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr, und alle anderen Sitzungen wurden beendet.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  'mail.operatorRecoveryUsed': {
    one: 'Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Operatorkonto angemeldet. {count} Code ist noch übrig.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
    other:
      'Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Operatorkonto angemeldet. {count} Codes sind noch übrig.\n\nWenn Sie das nicht waren, sagen Sie es sofort einem anderen Operator: Ein Super kann Ihr Konto sperren.',
  },
  'mail.alarm': 'Alarm-Meldung',
  'mail.alarmRaised':
    '{alarm}\n\nAusgelöst um {time}. Einzelheiten stehen auf der Übersicht: {link}\n\nWas anhält, wird stündlich wieder gemeldet, und einmal, wenn es vorbei ist.',
  'mail.alarmOver':
    '{alarm}\n\nDas ist seit {time} vorbei. Der Alarm bleibt auf der Übersicht, bis ihn jemand zur Kenntnis nimmt: {link}',
  'mail.alarmTest':
    'Dies ist ein Test, den ein Operator am {time} gesendet hat. Es ist nichts geschehen.\n\nAlarme erreichen diese Adresse. Zur Übersicht: {link}',
  'mail.account': 'Neues Empfangskonto',
  'mail.trade': 'Auftrag in der Handelshalle',
  'mail.link': 'Konto verbinden',
  'mail.node': 'Reinvest-Konto eröffnen',
  'mail.nodePasswords': 'Neue Passwörter eines Reinvest-Kontos',
  'mail.code': {
    one: '{purpose}\n\nIhr Code: {code}\n\nEr gilt {count} Minute. Geben Sie ihn nie weiter: Niemand bei Greenhall fragt danach. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
    other:
      '{purpose}\n\nIhr Code: {code}\n\nEr gilt {count} Minuten. Geben Sie ihn nie weiter: Niemand bei Greenhall fragt danach. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht.',
  },
  'mail.short': {
    one: 'Greenhall: {code} – {purpose}. Gilt {count} Minute. Nie weitergeben.',
    other: 'Greenhall: {code} – {purpose}. Gilt {count} Minuten. Nie weitergeben.',
  },
  'mail.export': 'Eine Kopie Ihrer Daten',
  'mail.forAccount': 'Konto: {username}',
} satisfies Like<typeof english>;
