import type { Like } from '../slice.ts';
import type english from '../en/pay.ts';

export default {
  'coin.mey': 'Cash-Coin',
  'coin.bdb': 'Registrierungs-Coin',
  'coin.ftb': 'Reinvest-Coin',
  'coin.usdt': 'USDT',

  'pay.password': 'Zahlungspasswort',
  'pay.passwordMissing': 'Bitte geben Sie Ihr Zahlungspasswort ein.',
  'pay.locked':
    'Das Zahlungspasswort ist nach zu vielen Versuchen gesperrt. Bitte versuchen Sie es in {minutes} Min. erneut.',
  'pay.forgot': 'Zahlungspasswort zurücksetzen',

  'pay.voucher': 'Beleg',
  'pay.voucherHint': 'jpg, bis {max} MB',
  'pay.voucherChoose': 'Bild auswählen',
  'pay.voucherOther': 'Anderes wählen',
  'pay.voucherMissing': 'Bitte fügen Sie ein Bild des Belegs hinzu.',
  'pay.voucherRule': 'Wählen Sie ein jpg-Bild mit höchstens {max} MB.',
  'pay.fromDay': 'Von (UTC)',
  'pay.toDay': 'Bis (UTC)',
  'pay.dayOrder': 'Der erste Tag darf nicht nach dem letzten liegen.',
  'pay.apply': 'Anwenden',
  'pay.reset': 'Zurücksetzen',
  'pay.filtered': 'Gefiltert',
  'pay.nothingFound': 'Nichts passt zu diesem Filter',

  'code.label': 'Bestätigungscode',
  'code.channel': 'Wohin der Code geht',
  'code.phone': 'Telefon',
  'code.email': 'E-Mail',
  'code.send': 'Code senden',
  'code.resend': 'Erneut senden',
  'code.again': '{seconds} s',
  'code.to': 'Geht an {address}',
  'code.sent': 'Gesendet an {address}',
  'code.done': 'Gesendet. Bis zur Ankunft kann es eine Minute dauern.',
  'code.missing': 'Bitte geben Sie die 6 Ziffern des Codes ein.',
  'code.unbound': 'Es ist weder ein Telefon noch eine E-Mail hinterlegt, um einen Code zu empfangen.',
  'code.bind': 'Jetzt hinterlegen',
  'pay.whatNext': 'Wie es weitergeht',
  'pay.share': 'Beleg teilen',
  'pay.finish': 'Fertig',
} satisfies Like<typeof english>;
