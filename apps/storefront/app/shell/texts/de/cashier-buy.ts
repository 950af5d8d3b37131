import type { Texts } from '../texts.ts'

export const cashierBuy: Texts['cashierBuy'] = {
  title: 'Krypto kaufen – {brand}',
  heading: 'Krypto kaufen',
  lead: 'Ein Anbieter nimmt Ihre Zahlung und sendet die Coins an Ihre eigene Einzahlungsadresse. Von da an zählen sie wie jede Einzahlung.',
  noneTitle: 'Kein Anbieter ist verbunden',
  none: 'Zurzeit können hier keine Coins gekauft werden. Coins, die Sie schon haben, können Sie weiterhin senden.',
  toDeposit: 'Zur Einzahlung',
  backTitle: 'Ihre Bestellung ist aufgegeben',
  back: 'Die Coins sind auf dem Weg zu Ihrer eigenen Adresse. Sobald sie in der Blockchain zu sehen sind, erscheinen sie bei Ihren Einzahlungen.',
  follow: 'Coins verfolgen',
  coin: 'Welcher Coin?',
  amount: 'Sie zahlen',
  currency: 'Währung',
  amountFormat: 'Schreiben Sie den Betrag zum Beispiel als 25,50.',
  offers: 'Angebote',
  noOffer:
    'Für diesen Betrag hat kein Anbieter ein Angebot. Versuchen Sie einen anderen Betrag oder einen anderen Coin.',
  order: 'Kaufen',
  rate: '{rate} für 1 {asset}',
  fee: '{fee} Gebühr enthalten',
  free: 'keine Gebühr',
  seller:
    'Sie zahlen auf der Seite des Anbieters und zu dessen Bedingungen. Er fragt unter Umständen, wer Sie sind. Wie viel Sie erhalten, hängt vom Kurs beim Versand ab.',
}
