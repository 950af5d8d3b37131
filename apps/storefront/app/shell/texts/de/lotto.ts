export const lotto = {
  title: 'Lotterie – {brand}',
  description:
    'Ein Los je {each} Einsatz mit echtem Geld, jede Woche eine Ziehung. Jede lässt sich nachprüfen.',
  heading: 'Lotterie der Woche',
  lead: 'Für je {each} Einsatz mit echtem Geld gibt es ein Los. Gezogen wird jeden Montag um 00:00 Uhr UTC, der größte Preis zuerst.',
  number: 'Ziehung {number}',
  first: 'Erster Preis bisher, bis zu',
  grows:
    'Er wächst mit jedem Los. Ist seine Nummer nicht vergeben, bleibt er für die nächste Ziehung stehen.',
  closes: 'Ziehung am {date}',
  tickets: 'Lose aller Spieler',
  mine: 'Ihre Lose',
  odds: 'Ihre Chance auf den ersten Preis, Stand jetzt: etwa {part}. Weitere Lose anderer senken sie.',
  noTickets: 'Sie haben noch keine Lose. Lose kommen mit Ihren Einsätzen.',
  withheld: {
    limited:
      'Solange ein Limit oder eine Pause besteht, bekommen Sie keine Lose. Vorhandene warten auf eine spätere Ziehung.',
    account:
      'Ihr Konto braucht zuerst Ihre Aufmerksamkeit. Ihre Lose warten auf eine spätere Ziehung.',
    care: 'Weil wir Ihnen eine Pause empfohlen haben, bekommen Sie zurzeit keine Lose. Vorhandene warten auf eine spätere Ziehung.',
    place:
      'Wo Sie sind, sind keine Boni erlaubt. Deshalb bekommen Sie keine Lose. Vorhandene warten auf eine spätere Ziehung.',
    playMoney: 'Lose gibt es nur für Einsätze mit echtem Geld.',
  },
  signIn: 'Melden Sie sich an, um Ihre Lose zu sehen.',
  prizes: 'Preise',
  prizesText:
    'Der erste Preis wird unter allen Nummern von 1 bis zur Zahl der Lose gezogen, mindestens aber unter {among}. Wer gezogen wird, verlässt die Trommel mit allen Losen. Preise sind Boni, die einmal umgesetzt werden.',
  prize: '{count} × {amount}',
  promise: 'Was wir zugesagt haben',
  promiseText:
    'Diese Prüfsumme gehört zu dem Geheimnis, das über die Ziehung entscheidet. Danach veröffentlichen wir es, und Sie können prüfen, dass es dasselbe ist.',
  hash: 'SHA-256 des Geheimnisses',
  none: 'Zurzeit gibt es keine Ziehung.',
  past: 'Vergangene Ziehungen',
  noPast: 'Hier erscheint die erste Ziehung, sobald sie stattgefunden hat.',
  drawn: '{date} · {count} Lose',
  ticket: 'Los {ticket}',
  unsold: 'Los {ticket} · nicht vergeben, der Preis bleibt stehen',
  notGiven: 'Los {ticket} · nicht ausgezahlt, weil der Spieler zurzeit keine Boni bekommt',
  ownRun: 'Ihre Lose: {from} bis {to}, geführt als {name}',
  yours: 'Ihres',
  verify: 'Diese Ziehung nachprüfen',
  verifying: 'Wird geprüft',
  checks: {
    hash: 'Das Geheimnis ist das zugesagte.',
    root: 'Die Trommel ist die, die die Ziehung nennt.',
    winners: 'Noch einmal gezogen, kommen dieselben Lose.',
    own: 'Ihre Lose sind in der Trommel.',
    amounts: 'Die Preise entsprechen den Regeln, samt dem Rest aus früheren Ziehungen.',
  },
  failed: 'Das stimmt nicht überein.',
  notLoaded: 'Die Lose wurden nicht geladen. Versuchen Sie es noch einmal.',
  secret: 'Geheimnis',
  root: 'Trommel',
  winfall: 'Mehr zur Lotterie',
}
