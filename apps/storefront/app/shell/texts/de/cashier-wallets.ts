/** Showing that a wallet is one’s own. */
export const cashierWallets = {
  title: 'Ihre Wallets – {brand}',
  description:
    'Zeigen Sie, dass eine Wallet Ihnen gehört, damit wir größere Beträge dorthin zahlen können.',
  heading: 'Ihre Wallets',
  lead: 'Zeigen Sie einmal, dass eine Wallet Ihnen gehört. Dann können wir größere Beträge dorthin zahlen.',
  needed:
    'Das ist nötig, wenn Sie an einem Tag mehr als {amount} in einer Kryptowährung auszahlen lassen.',
  emptyTitle: 'Noch keine Wallets',
  empty:
    'Fügen Sie auf der Seite „Auszahlen“ eine Adresse hinzu. Danach können Sie hier zeigen, dass sie Ihnen gehört.',
  toWithdraw: 'Zurück zu den Auszahlungen',
  unproven: 'Noch nicht nachgewiesen',
  provenBy: {
    signature:
      'Sie haben am {date} mit dieser Wallet signiert. Größere Beträge können dorthin gehen.',
    payment:
      'Sie haben am {date} genau den Betrag gezahlt. Größere Auszahlungen an diese Wallet sieht sich unser Team an.',
    people:
      'Sie haben am {date} unser Team gefragt. Es sieht sich größere Auszahlungen an diese Wallet an und bittet Sie vielleicht um Unterlagen.',
  },
  way: 'Wie möchten Sie es zeigen?',
  ways: {
    signature: 'Nachricht signieren',
    payment: 'Kleinen Betrag zahlen',
    people: 'Unser Team fragen',
  },
  hints: {
    signature: 'Am schnellsten und kostenlos. Für Wallets, deren Schlüssel Sie selbst haben.',
    payment:
      'Für Wallets, die nicht signieren können, und für Börsen. Der Betrag kommt auf Ihr Guthaben.',
    people: 'Wenn beides nicht geht. Es dauert länger.',
  },
  signSteps: {
    copy: 'Kopieren Sie diese Nachricht',
    sign: 'Wählen Sie in Ihrer Wallet „Nachricht signieren“ für die Adresse {address} und fügen Sie sie ein',
    paste: 'Fügen Sie die Signatur hier ein',
  },
  message: 'Nachricht',
  signature: 'Signatur',
  verify: 'Signatur prüfen',
  newMessage: 'Neue Nachricht holen',
  wrong:
    'Diese Signatur gehört nicht zu dieser Nachricht und dieser Adresse. Prüfen Sie, ob Sie beides ganz kopiert haben.',
  over: 'Die Nachricht ist abgelaufen. Holen Sie eine neue.',
  paySteps: {
    amount: 'Senden Sie genau diesen Betrag von der Wallet',
    address: 'An diese Adresse. Es ist Ihre eigene Einzahlungsadresse',
    wait: 'Sobald die Zahlung bestätigt ist, zählt sie und steht auf Ihrem Guthaben',
  },
  amount: 'Betrag',
  address: 'Adresse',
  until: 'Gültig bis {time}',
  peopleText:
    'Unser Team sieht sich jede größere Auszahlung an diese Wallet an. Vielleicht bitten wir Sie vorher um Unterlagen.',
  askPeople: 'Team fragen',
}
