export const cashierBonus = {
  title: 'Bonuscode – {brand}',
  description: 'Geben Sie einen Bonuscode ein und sehen Sie, was Sie haben.',
  heading: 'Bonuscode',
  lead: 'Haben Sie einen Bonuscode?',
  code: 'Bonuscode',
  hint: 'Geben Sie einen gültigen Code ein',
  claim: 'Einlösen',
  required: 'Das Feld „Bonuscode“ ist nicht ausgefüllt, wird aber benötigt!',
  held: 'Ihre Boni',
  active: 'Aktiver Bonus',
  none: 'Keiner',
  cashback: 'Cashback',
  notYet:
    'Boni gibt es noch nicht, deshalb gilt zurzeit kein Code. Was geplant ist und zu welchen Bedingungen, steht schon jetzt bei den Aktionen.',
  promotions: 'Zu den Aktionen',
}
