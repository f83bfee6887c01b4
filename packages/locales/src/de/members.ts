import type { Like } from '../slice.ts';
import type english from '../en/members.ts';

export default {
  'members.active': 'Aktiv',
  'members.income': 'Gesamteinkommen',

  'members.accounts': 'Handelskonten',
  'members.nodes': 'Meine Nodes',
  'members.shared': 'Geteilte Nodes',
  'members.network': 'Node-Netzwerk',
  'members.linked': 'Verbundene Konten',
  'members.reinvestment': 'Reinvest-Konto',
  'members.share': 'Teilen',
  'members.mall': 'Shop',
  'members.receiving': 'Empfangs-Wallet',
  'members.security': 'Sicherheitsprüfung',
  'members.verification': 'Erweiterte Verifizierung',
  'members.password': 'Passwort ändern',
  'members.service': 'Kundendienst',
  'members.about': 'Über uns',

  'members.editTitle': 'Profil bearbeiten',
  'members.choosePicture': 'Bild wählen',
  'members.pictureNote': 'jpg, höchstens {max} MB',
  'members.savePicture': 'Dieses Bild verwenden',
  'members.nickname': 'Spitzname',
  'members.nicknameNote': 'Freiwillig, bis zu 24 Zeichen',
  'members.country': 'Land oder Region',
  'members.languageNote': 'Auch die Sprache unserer Nachrichten an Sie',
  'members.saved': 'Gespeichert',

  'members.sandbox':
    'Dies ist eine Testumgebung. Alle Coins sind Testguthaben ohne Wert; damit kann nichts gekauft oder ausgezahlt werden.',
  'members.live': 'Diese Plattform arbeitet mit echten Vermögenswerten.',
  'members.behind': 'Wer dahintersteht',
  'members.solvency': 'Solvenznachweis',
  'members.licences': 'Open-Source-Software',
  'members.licencesNote': 'Diese App beruht auf der Arbeit anderer, genutzt unter diesen Lizenzen. Danke.',
} satisfies Like<typeof english>;
