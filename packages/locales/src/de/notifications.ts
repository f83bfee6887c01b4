import type { Like } from '../slice.ts';
import type english from '../en/notifications.ts';

export default {
  'notifications.coinsReceived': 'Coins erhalten',
  'notifications.coinsReceivedText': '{amount} {coin} sind in Ihrer Wallet.',
  'notifications.bonusesCredited': 'Boni gutgeschrieben',
  'notifications.bonusesCreditedText': 'Ihre Boni der letzten Abrechnung: {mey} MEY und {ftb} FTB.',
  'notifications.rechargeBooked': 'Einzahlung gebucht',
  'notifications.rechargeBookedText': 'Einzahlung {number}: {amount} USDT sind in Ihrer Wallet.',
  'notifications.rechargeRejected': 'Einzahlung abgelehnt',
  'notifications.rechargeRejectedText': 'Einzahlung {number} wurde nicht gebucht. Grund: {reason}',
  'notifications.withdrawalApproved': 'Auszahlung freigegeben',
  'notifications.withdrawalApprovedText': 'Auszahlung {number} über {amount} USDT wird als Nächstes ausgezahlt.',
  'notifications.withdrawalRejected': 'Auszahlung abgelehnt',
  'notifications.withdrawalRejectedText':
    'Auszahlung {number} wurde nicht ausgeführt. Ihre Coins sind wieder in der Wallet. Grund: {reason}',
  'notifications.withdrawalPaid': 'Auszahlung ausgeführt',
  'notifications.withdrawalPaidText':
    'Auszahlung {number}: {amount} USDT wurden gesendet. Wenn Sie das nicht beantragt haben, wenden Sie sich sofort an den Kundendienst.',
  'notifications.corrected': 'Eine Bewegung wurde berichtigt',
  'notifications.correctedText':
    'Zwei Mitarbeiter haben eine Bewegung Ihres Kontos berichtigt: {amount} {coin}. Grund: {reason}\n\nWenn Sie das für einen Fehler halten, schreiben Sie dem Kundendienst.',
  'notifications.listingTaken': 'Ihr Auftrag wurde angenommen',
  'notifications.listingTakenText':
    'Handel {number} über {quantity} {coin} hat begonnen. Sehen Sie nach, was zu tun ist.',
  'notifications.paymentClaimed': 'Der Käufer meldet die Zahlung',
  'notifications.paymentClaimedText': 'Handel {number}: Prüfen Sie, ob das Geld da ist, und bestätigen Sie es dann.',
  'notifications.coinsReleased': 'Coins freigegeben',
  'notifications.coinsReleasedText':
    'Handel {number} ist abgeschlossen: {quantity} {coin} gehören Ihnen. Nutzbar sind sie ab {from}.',
  'notifications.appealDecided': 'Einspruch entschieden',
  'notifications.appealDecidedText': 'Handel {number}: {verdict}.',
  'notifications.verdict.toBuyer': 'die Coins gehen an den Käufer',
  'notifications.verdict.toSeller': 'die Coins gehen an den Verkäufer zurück',
  'notifications.priceReached': 'Preisalarm',
  'notifications.priceReachedText':
    '{coin} {side} zu {price} USDT auf {network}: Ein Auftrag, den Sie annehmen könnten, steht in der Halle. Andere können ihn vorher annehmen.',
  'notifications.side.sale': 'kaufen',
  'notifications.side.purchase': 'verkaufen',
  'notifications.levelCounts': 'Ihre Stufe zählt jetzt',
  'notifications.levelCountsText': 'Sie haben jetzt die Stufe V{level}.',
  'notifications.orderShipped': 'Ihre Bestellung ist unterwegs',
  'notifications.orderShippedText':
    'Bestellung {number} wurde mit {carrier} versandt. Sendungsnummer: {tracking}.\n\nBestätigen Sie im Shop den Empfang oder beantragen Sie dort eine Erstattung.',
  'notifications.orderRefunded': 'Eine Erstattung zu Ihrer Bestellung',
  'notifications.orderRefundedText':
    'Zu Bestellung {number} sind {amount} MEY wieder in Ihrer Wallet. Sie können sofort darüber verfügen.',
  'notifications.restricted': 'Eine Einschränkung Ihres Kontos',
  'notifications.restrictedText':
    '{kind} bis {until}. Grund: {reason}\n\nWas bereits läuft, geht weiter. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Kundendienst.',
  'notifications.kind.transfer': 'Sie können keine Coins senden',
  'notifications.kind.trade': 'Sie können keinen neuen Handel beginnen',
  'notifications.kind.withdraw': 'Sie können keine Auszahlungen beantragen',
  'notifications.kind.shop': 'Sie können im Shop nichts bestellen',
  'notifications.kind.messages': 'Sie können 5 Nachrichten am Tag schreiben',
  'notifications.kind.protectedTeam': 'Keine Überweisungen in Ihr Team oder heraus',
  'notifications.restrictionLifted': 'Eine Einschränkung wurde aufgehoben',
  'notifications.restrictionLiftedText': 'Das gilt nicht mehr: {kind}.',
  'notifications.newDevice': 'Anmeldung von einem neuen Gerät',
  'notifications.newDeviceText':
    '{at}: {device}. Wenn Sie das nicht waren, ändern Sie sofort Ihr Anmeldepasswort und wenden Sie sich an den Kundendienst.',
  'notifications.factorAdded': 'Ein zweiter Faktor wurde hinzugefügt',
  'notifications.factorAddedText':
    'Neu: {factor}. Wenn Sie das nicht waren, ändern Sie sofort beide Passwörter, entfernen Sie den Faktor unter Sicherheitsprüfung und wenden Sie sich an den Kundendienst.',
  'notifications.factor.authenticator': 'Authenticator-App',
  'notifications.factor.passkey': 'Passkey',
  'notifications.factorReset': 'Ihre zweiten Faktoren sollen entfernt werden',
  'notifications.factorResetText':
    'Zwei Operatoren haben zugestimmt, Authenticator-App und Passkeys Ihres Kontos am {until} zu entfernen, weil sie als verloren gemeldet wurden.\n\nWenn Sie das nicht waren, stoppen Sie es sofort unter Sicherheitsprüfung und ändern Sie beide Passwörter.',
  'notifications.securityChanged': 'Sicherheitseinstellung geändert',
  'notifications.securityChangedText':
    '{change}. Wenn Sie das nicht waren, ändern Sie sofort beide Passwörter und wenden Sie sich an den Kundendienst.',
  'notifications.change.loginPassword': 'Ihr Anmeldepasswort wurde geändert',
  'notifications.change.payPassword': 'Ihr Zahlungspasswort wurde geändert',
  'notifications.change.phone': 'Ihre Telefonnummer wurde geändert',
  'notifications.change.email': 'Ihre E-Mail-Adresse wurde geändert',
  'notifications.change.authenticatorRemoved': 'Die Authenticator-App wurde entfernt',
  'notifications.change.passkeyRemoved': 'Ein Passkey wurde entfernt',
  'notifications.change.lockOn': 'Die Überweisungssperre wurde eingeschaltet',
  'notifications.change.lockOff': 'Die Überweisungssperre wurde ausgeschaltet',
  'notifications.change.byMain': 'Ihr Hauptkonto hat beide Passwörter neu gesetzt',
  'notifications.addressChanged': 'Lieferadresse geändert',
  'notifications.addressChangedText':
    '{change}. Wenn Sie das nicht waren, ändern Sie sofort beide Passwörter und wenden Sie sich an den Kundendienst.',
  'notifications.change.addressAdded': 'Eine Lieferadresse wurde hinzugefügt',
  'notifications.change.addressChanged': 'Eine Lieferadresse wurde geändert',
  'notifications.change.addressDefault': 'Eine andere Lieferadresse ist jetzt der Standard',
  'notifications.change.addressRemoved': 'Eine Lieferadresse wurde gelöscht',
  'notifications.kind.collect': 'Es können keine Coins eingesammelt werden',
  'notifications.kind.link': 'Sie können keine Konten verbinden',
  'notifications.exportReady': 'Ihre Daten liegen bereit',
  'notifications.exportReadyText':
    'Die Kopie Ihrer Daten, um die Sie gebeten haben, liegt bereit. Sie können sie bis {until} einmal in der App herunterladen. Wenn Sie nicht darum gebeten haben, ändern Sie Ihre Passwörter und schreiben Sie dem Kundendienst.',
  'notifications.linkApplied': 'Ihre verbundenen Konten',
  'notifications.linkAppliedText':
    '{name} möchte das Hauptkonto Ihres Kontos sein. Stimmen Sie unter „Mein Konto“, „Verbundene Konten“ zu oder lehnen Sie ab. Kennen Sie dieses Konto nicht, lehnen Sie ab.',
  'notifications.linkBound': 'Ihre verbundenen Konten',
  'notifications.linkBoundText': '{name} hat zugestimmt und ist nun mit Ihrem Konto verbunden.',
  'notifications.linkRefused': 'Ihre verbundenen Konten',
  'notifications.linkRefusedText': '{name} hat Ihren Antrag auf Verbindung abgelehnt.',
  'notifications.linkWithdrawn': 'Ihre verbundenen Konten',
  'notifications.linkWithdrawnText': '{name} hat den Antrag zurückgezogen, Ihr Konto zu verbinden.',
  'notifications.linkExpired': 'Ihre verbundenen Konten',
  'notifications.linkExpiredText': 'Der Antrag, {name} und Ihr Konto zu verbinden, ist nach 7 Tagen abgelaufen.',
  'notifications.linkEnded': 'Ihre verbundenen Konten',
  'notifications.linkEndedText': '{name} hat die Verbindung mit Ihrem Konto beendet.',
  'notifications.linkConsentGiven': 'Ihre verbundenen Konten',
  'notifications.linkConsentGivenText': '{name} hat Ihrem Konto mehr erlaubt als bisher. Siehe „Verbundene Konten“.',
  'notifications.linkConsentTaken': 'Ihre verbundenen Konten',
  'notifications.linkConsentTakenText': '{name} hat Ihrem Konto eine Erlaubnis entzogen. Siehe „Verbundene Konten“.',
  'notifications.linkSignIn': 'Ihr Hauptkonto meldet sich an',
  'notifications.linkSignInText':
    '{name}, Ihr Hauptkonto, meldet sich bei Ihrem Konto an. Sie sehen die Sitzung unter „Sicherheit“ und beenden sie, indem Sie unter „Verbundene Konten“ die Erlaubnis zurücknehmen.',
  'notifications.nodeOpened': 'Neues Reinvest-Konto',
  'notifications.nodeOpenedText':
    'Für Sie wurde das Reinvest-Konto {name} eröffnet. Waren Sie es nicht, ändern Sie Ihre Passwörter, setzen Sie danach unter „Reinvest-Konto“ auch seine neu und schreiben Sie dem Kundendienst.',
  'notifications.nodeTaken': 'Neue Passwörter eines Reinvest-Kontos',
  'notifications.nodeTakenText':
    'Beide Passwörter Ihres Reinvest-Kontos {name} wurden von Ihrem Hauptkonto aus neu gesetzt. Seine Sitzungen, Telefon, E-Mail, zweiten Faktoren und Verbindungen sind beendet.',
  'notifications.nodeAllowed': 'Anmeldung in Ihrem Hauptkonto erlaubt',
  'notifications.nodeAllowedText':
    '{name} darf sich nun in Ihrem Hauptkonto anmelden. Sie können das unter „Reinvest-Konto“ jederzeit zurücknehmen.',
  'notifications.nodeSignIn': 'Ein Reinvest-Konto meldet sich an',
  'notifications.nodeSignInText':
    'Ihr Reinvest-Konto {name} meldet sich in Ihrem Hauptkonto an. Sie sehen die Sitzung unter „Sicherheit“ und beenden sie, indem Sie unter „Reinvest-Konto“ die Erlaubnis zurücknehmen.',
  'notifications.nodesAsk': 'Anmeldung aus Reinvest-Konten',
  'notifications.nodesAskText':
    'Ihre Reinvest-Konten melden sich nun nur noch mit Ihrer Erlaubnis in Ihrem Hauptkonto an. Sie geben sie unter „Reinvest-Konto“.',
  'notifications.collected': 'Coins wurden eingesammelt',
  'notifications.collectedText':
    '{name}, Ihr Hauptkonto, hat {sums} von Ihrem Konto eingesammelt. Der Kontoauszug zeigt die Buchungen. Um dies zu beenden, nehmen Sie unter „Verbundene Konten“ die Erlaubnis zurück.',
  'notifications.view.announcements': 'Allgemein',
  'notifications.view.mine': 'Für mich',
  'notifications.empty': 'Noch nichts für Sie',
  'notifications.emptyNote': 'Hier stehen eingehende Coins, Handel, Bestellungen und Sicherheitsänderungen.',
  'notifications.choices': 'E-Mail und Push',
  'notifications.mail': 'Per E-Mail',
  'notifications.mailNote':
    'Ausgeführte Auszahlungen, Sicherheitsänderungen und neue Geräte melden wir immer per E-Mail.',
  'notifications.mail.coins': 'Coins und Boni',
  'notifications.mail.requests': 'Einzahlungen und Auszahlungen',
  'notifications.mail.trades': 'Handel',
  'notifications.mail.orders': 'Bestellungen',
  'notifications.mail.account': 'Stufe und Einschränkungen',
  'notifications.verificationMoved': 'Identitätsprüfung',
  'notifications.verificationMovedText': '{outcome}',
  'notifications.outcome.needMore':
    'Für die Prüfung wird ein weiteres Bild gebraucht. In der App steht unter Verifizierung, welches und warum.',
  'notifications.outcome.approved': 'Ihr Dokument ist bestätigt. Ihre Grenze für Auszahlungen ist gestiegen.',
  'notifications.outcome.rejected': 'Ihr Dokument wurde nicht angenommen. Warum, steht in der App unter Verifizierung.',
  'notifications.outcome.expired':
    'Ihr Dokument ist abgelaufen, und Ihre Grenze für Auszahlungen ist wieder niedriger. Ein neues hebt sie an.',
  'notifications.verificationExpiring': 'Identitätsprüfung',
  'notifications.verificationExpiringText':
    'Ihr Dokument läuft ab: {date}. Verifizieren Sie danach ein neues, damit Ihre Grenze für Auszahlungen bleibt.',
  'notifications.push': 'Auf diesem Gerät',
  'notifications.pushNote': 'Meldet, dass es etwas Neues gibt, ohne Namen und Beträge.',
  'notifications.pushOn': 'Einschalten',
  'notifications.pushOff': 'Ausschalten',
  'notifications.pushDenied':
    'Der Browser blockiert Mitteilungen. Erlauben Sie sie für diese Website in seinen Einstellungen.',
  'notifications.pushUnsupported':
    'Dieser Browser kann hier keine Mitteilungen zeigen. Auf dem iPhone fügen Sie die App zuerst zum Home-Bildschirm hinzu.',
  'notifications.pushFailed': 'Dieses Gerät konnte nicht angemeldet werden. Versuchen Sie es später noch einmal.',
  'notifications.push.messages': 'Kundendienst',
  'notifications.push.orders': 'Bestellungen',
  'notifications.push.trades': 'Handel',
  'notifications.push.notices': 'Alles andere',
  'notifications.activationAsked': 'Bitte um Aktivierung',
  'notifications.activationAskedText':
    '{name}, von Ihnen geworben, bittet Sie um die Aktivierung. Sie würden mit eigenen Coins zahlen, und nur Sie könnten das stornieren. Sie müssen nicht antworten. Siehe Meine Knoten.',
} satisfies Like<typeof english>;
