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
  'scan.mine': 'Mein QR-Code',
  'scan.mineNote': 'Wer ihn scannt, trägt damit nur Ihren Benutzernamen oder Ihre Nummer ein.',
  'scan.request': 'Betrag anfordern',
} satisfies Like<typeof english>;
