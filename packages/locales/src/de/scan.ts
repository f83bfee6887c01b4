import type { Like } from '../slice.ts';
import type english from '../en/scan.ts';

export default {
  'scan.open': 'QR-Code scannen',
  'scan.starting': 'Die Kamera wird gestartet …',
  'scan.aim': 'Halten Sie den Code in den Rahmen.',
  'scan.refused':
    'Die Kamera ist hier nicht erlaubt. Erlauben Sie sie in den Browser-Einstellungen, wählen Sie ein Bild oder fügen Sie den Text ein.',
  'scan.missing': 'Hier ist keine Kamera verfügbar. Wählen Sie ein Bild oder fügen Sie den Text ein.',
  'scan.picture': 'Bild wählen',
  'scan.paste': 'Text einfügen',
  'scan.nothing': 'In diesem Bild ist kein lesbarer QR-Code.',
  'scan.fault.noAddress': 'Dieser Code enthält keine Wallet-Adresse.',
  'scan.fault.otherNetwork': 'Dieser Code gilt für ein anderes Netzwerk als {network}.',
  'scan.fault.otherToken': 'Dieser Code verlangt einen anderen Token als den, der hier gezahlt wird.',
  'scan.fault.otherCall': 'Dieser Code verlangt etwas anderes als eine Zahlung an eine Adresse.',
  'scan.fault.notOneReceiver': 'Dieser Code nennt nicht genau einen Empfänger.',
  'scan.fault.name': 'Dieser Code enthält einen Namen statt einer Adresse. Geben Sie die Adresse selbst ein.',
  'scan.fault.nobody':
    'An diese Adresse kann niemand bezahlt werden: Sie gehört zu einem Token, oder was dorthin geht, ist verloren.',
  'scan.mine': 'Mein QR-Code',
  'scan.mineNote': 'Wer ihn scannt, trägt damit nur Ihren Benutzernamen oder Ihre Nummer ein.',
  'scan.request': 'Betrag anfordern',
} satisfies Like<typeof english>;
