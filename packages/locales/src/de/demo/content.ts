import type { DemoWords } from '../../demo-words.ts';

export default {
  news: {
    reserve: {
      title: 'Die Reserve wird jeden Tag gezählt',
      summary: 'Jeder Anteil ist ein Anspruch auf das, was die Reserve hält.',
      text: 'Der Tagesabschluss rechnet alle Zahlungen, Verkäufe und Boni auf einmal ab. Was die Reserve je Anteil hält, steht auf der Preisseite, und jeder kann es nachrechnen.',
    },
    proof: {
      title: 'Was geschuldet wird, ist da – prüfen Sie es',
      summary: 'Eine öffentliche Seite zeigt Bestände neben Schulden.',
      text: 'Nehmen Sie Ihre eigene Zeile des Standes und prüfen Sie auf Ihrem Gerät, dass Ihr Guthaben darin ist. Das Guthaben anderer sehen Sie nicht.',
    },
    passkeys: {
      title: 'Ein Passkey gibt Ihre Aufträge frei',
      summary: 'Fingerabdruck oder Gesicht statt Passwort und Code.',
      text: 'Ein Passkey, der seit 24 Stunden zu Ihrem Konto gehört, kann Einstellen, Annehmen und Freigeben bestätigen. Zahlungspasswort und Code gelten weiterhin.',
    },
    statement: {
      title: 'Kontoauszüge, die aufgehen',
      summary: 'Anfangsbestand plus Bewegungen ergibt Endbestand.',
      text: 'Öffnen Sie die Umsätze, wählen Sie Coin und Zeitraum und speichern Sie als PDF oder CSV. Jede Zeile nennt Nummer und Gegenseite.',
    },
    chain: {
      title: 'Zahlungen im Handel werden auf der Chain bewiesen',
      summary: 'Zwei Knoten müssen übereinstimmen.',
      text: 'Betrag, Token, Empfänger und Zeit einer Zahlung werden einzeln geprüft, und Sie sehen, was noch offen ist. Halten alle Prüfungen, werden die Coins freigegeben.',
    },
    wide: {
      title: 'Liste und Details nebeneinander',
      summary: 'Auf Tablet und Computer bleibt die Liste offen.',
      text: 'Drehen Sie das Tablet oder verbreitern Sie das Fenster: Was Sie aus einer Liste öffnen, steht daneben.',
    },
    nextStep: {
      title: 'Start zeigt Ihren einen nächsten Schritt',
      summary: 'Kein Suchen nach dem, was wartet.',
      text: 'Ein zu zahlender Auftrag, eine laufende Frist oder eine Stufe: Das Erste, was zählt, steht oben auf dem Start. Ist nichts offen, steht auch das da.',
    },
    languages: {
      title: 'News und Mitteilungen in zehn Sprachen',
      summary: 'Lesen Sie in der Sprache der App.',
      text: 'Die Sprache ändern Sie unter Mein Konto. Was noch nicht übersetzt ist, erscheint auf Englisch.',
    },
  },
  notices: {
    demo: {
      title: 'Dies ist eine Demowelt',
      summary: 'Menschen, Coins und Aufträge sind erfunden.',
      text: 'Was Sie hier tun, kostet nichts und bringt nichts ein. Wenn das Programm endet, ist alles weg.',
    },
    cooling: {
      title: 'Sieben Tage Bedenkzeit',
      summary: 'Eine Stufenzahlung ist sieben Tage lang stornierbar.',
      text: 'Sie erhalten alles zurück, auch die Gebühr. Bis dahin werden keine Anteile gekauft und kein Bonus entsteht.',
    },
    passwords: {
      title: 'Niemand fragt nach Ihren Passwörtern',
      summary: 'Nicht am Telefon, nicht per Mail, nicht im Chat.',
      text: 'Wer nach Login- oder Zahlungspasswort fragt, will Sie betrügen. Melden Sie es den Operatoren.',
    },
    risk: {
      title: 'Sie können Geld verlieren',
      summary: 'Zahlen Sie nur, was Sie verlieren können.',
      text: 'Anteile können an Wert verlieren, und Boni können ganz ausbleiben. Lesen Sie die Risikohinweise unter Über uns.',
    },
    addresses: {
      title: 'Eine neue Adresse wartet 24 Stunden',
      summary: 'Damit ein Dieb nichts davon hat.',
      text: 'Fügen Sie die Adresse hinzu, bevor Sie sie brauchen. Über jede neue Adresse werden Sie benachrichtigt.',
    },
    fees: {
      title: 'Boni kommen nur aus Gebühren',
      summary: 'Nie aus dem Kapital anderer.',
      text: 'Reicht ein Topf nicht, werden alle Boni daraus im gleichen Verhältnis gekürzt. Die Zahlen jedes Tages stehen bei den Erträgen.',
    },
  },
  questions: {
    startWhat: {
      title: 'Was ist Greenhall?',
      text: 'Ein Club von Mitgliedern, die Anteile an einem gemeinsamen Topf halten, Coins in einer Wallet führen und miteinander handeln. Es ist keine Bank, und nichts hier ist eine Einlage.',
    },
    startJoin: {
      title: 'Wie trete ich bei?',
      text: 'Sie brauchen die Einladung eines Mitglieds und einen freien Platz unter einer Kontaktperson. Öffnen Sie den Einladungslink, füllen Sie das Formular aus und bestätigen Sie den Code.',
    },
    startAfter: {
      title: 'Was geschieht nach dem Beitritt?',
      text: 'Ihr Platz bleibt einige Tage frei, wie der Start zeigt. Besorgen Sie die Coins für Ihre Stufe und aktivieren Sie sie; bis dahin können Sie alles ansehen.',
    },
    levelsPrice: {
      title: 'Was kostet eine Stufe?',
      text: 'Der Preis hat zwei Teile, die Sie vorher sehen: das Kapital, das Ihre Anteile kauft, und die Gebühr.',
    },
    levelsCancel: {
      title: 'Kann ich eine Zahlung zurücknehmen?',
      text: 'Ja, sieben Tage lang und vollständig. Öffnen Sie die Anteilshalle, dann Ihre Zuteilungen, und stornieren Sie dort.',
    },
    levelsHeight: {
      title: 'Was ist die effektive Höhe?',
      text: 'Der auf Ihrer Stufe noch offene Bonus. Sie ist eine Grenze und nie ein Versprechen.',
    },
    levelsClosed: {
      title: 'Was, wenn meine Stufe schließt?',
      text: 'Ist die Höhe verbraucht, erhält die Stufe keinen Bonus mehr, und ihre Anteile werden zum Rückkauf gestellt. Eine höhere Stufe öffnet sie wieder, auf der höchsten eine Reinvestition.',
    },
    bonusesSource: {
      title: 'Woher kommen die Boni?',
      text: 'Nur aus Gebühren, die Mitglieder wirklich gezahlt haben, nie aus dem Kapital anderer.',
    },
    bonusesPromise: {
      title: 'Ist ein Einkommen versprochen?',
      text: 'Nein. Es hängt davon ab, was Mitglieder einzahlen; es kann lange oder für immer ausbleiben.',
    },
    bonusesCut: {
      title: 'Warum war mein Bonus kleiner als berechnet?',
      text: 'Der Topf reichte an dem Tag nicht. Alle Boni daraus wurden im gleichen Verhältnis gekürzt; Ihr Bonusbeleg zeigt es.',
    },
    coinsKinds: {
      title: 'Welche Coins gibt es?',
      text: 'MEY ist der Cash-Coin, BDB der Registrierungs-Coin, FTB der Reinvest-Coin. USDT kommt von außen und geht wieder hinaus.',
    },
    coinsGet: {
      title: 'Wie bekomme ich Coins?',
      text: 'Zahlen Sie USDT ein und tauschen Sie, erhalten Sie eine Überweisung oder kaufen Sie MEY im Handel.',
    },
    coinsWithdraw: {
      title: 'Wie zahle ich aus?',
      text: 'Speichern Sie zuerst eine Empfangsadresse; sie gilt nach 24 Stunden. Wählen Sie dann in der Wallet Auszahlen; die Gebühr sehen Sie vorher.',
    },
    coinsTransfer: {
      title: 'Kann ich eine Überweisung stornieren?',
      text: 'Die erste an eine Person wartet 10 Minuten, so lange geht es. Eine spätere an dieselbe Person kommt sofort an.',
    },
    tradingTrade: {
      title: 'Wie läuft ein Handel ab?',
      text: 'Die Coins der Verkaufsseite sind gesperrt, während auf der Chain gezahlt wird. Ist die Zahlung bewiesen oder bestätigt, werden sie freigegeben.',
    },
    tradingLate: {
      title: 'Was, wenn nicht rechtzeitig gezahlt wird?',
      text: 'Der Auftrag schließt, und die Coins gehen zurück. Überweisen Sie nichts für einen geschlossenen Auftrag.',
    },
    tradingAppeal: {
      title: 'Was ist ein Einspruch?',
      text: 'Sind sich beide uneinig, kann jede Seite mit Grund und Bild Einspruch einlegen. Operatoren prüfen und entscheiden; beide sehen den Grund.',
    },
    securityTwo: {
      title: 'Warum zwei Passwörter?',
      text: 'Eines meldet Sie an, das andere gibt Zahlungen frei. Wer nur eines kennt, kann Ihre Coins nicht bewegen.',
    },
    securityPause: {
      title: 'Warum kann ich 24 Stunden nichts senden?',
      text: 'Sie haben Passwort, Telefonnummer oder E-Mail geändert. Die Pause gibt Ihnen Zeit zu merken, ob Sie es waren.',
    },
    securityProtect: {
      title: 'Wie schütze ich mein Konto?',
      text: 'Schalten Sie unter Sicherheitsprüfung die Anmeldung in zwei Schritten und die Überweisungssperre ein und fügen Sie einen Passkey hinzu.',
    },
  },
  banners: {
    shares: { title: 'Anteile mit gezählter Reserve' },
    held: { title: 'Was geschuldet wird, ist da: prüfen Sie es selbst' },
    questions: { title: 'Fragen und Antworten' },
  },
  shopTexts: {
    delivery: {
      title: 'Lieferung',
      text: 'Wir versenden mit einer Sendungsnummer, die in der Bestellung steht. Die Versandkosten hängen vom Land ab und werden vor der Zahlung angezeigt. Produkte ohne Versand werden in der Bestellung übergeben, sobald Sie sie abrufen.',
    },
    returns: {
      title: 'Rückgabe und Erstattung',
      text: 'Sie können eine Erstattung beantragen, solange die Bestellung unterwegs ist, und noch 7 Tage nach ihrem Abschluss. Wählen Sie die Produkte und nennen Sie den Grund. Bis die Bestellung abgerechnet wird, liegt Ihr Geld auf einem eigenen Konto der Bestellung.',
    },
    terms: {
      title: 'Bedingungen des Shops',
      text: 'Ein Einkauf wird in mey aus Ihrem verfügbaren Guthaben bezahlt. Er gibt kein Level, keine Anteile und keinen Bonus. Eine Bestellung, die nicht innerhalb von 30 Minuten bezahlt wird, wird storniert, und nichts wird abgebucht.',
    },
  },
  abouts: {
    held: {
      title: 'Was Sie zahlen, bleibt Ihres',
      text: 'Jede Münze, die Greenhall seinen Mitgliedern schuldet, ist vorhanden; der Reservenachweis zeigt es. Boni kommen nur aus Gebühren. Nichts hier verspricht einen Gewinn.',
    },
  },
} satisfies DemoWords;
