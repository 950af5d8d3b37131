/** Der Minislot des Tages und die Überraschung des Monats. */
export const promos = {
  miniSlot: {
    title: 'Minislot des Tages – {brand}',
    description:
      'Jeden Tag eine kostenlose Drehung an einem kleinen Slot. Die Chance auf jeden Preis steht dabei, und jede Drehung lässt sich prüfen.',
    heading: 'Minislot des Tages',
    lead: 'Ein kostenloses Spiel am Tag. Der Tag wechselt um 00:00 Uhr UTC.',
    play: 'Walzen drehen',
    reels: 'Walzen',
    shows: 'Die Walzen zeigen: {symbols}.',
    again: 'Ihr nächstes Spiel gibt es ab {date}.',
    symbols: {
      seven: 'Sieben',
      bell: 'Glocke',
      cherry: 'Kirschen',
      clover: 'Kleeblatt',
      star: 'Stern',
    },
  },
  mystery: {
    title: 'Überraschung des Monats – {brand}',
    description:
      'Öffnen Sie jeden Monat eine von zwölf Schachteln. In jeder liegt ein Preis, die Chancen stehen dabei, und was wo lag, lässt sich prüfen.',
    heading: 'Überraschung des Monats',
    lead: 'Zwölf Schachteln, in jeder ein Preis, und Sie öffnen eine. Das kostet nichts; der Monat wechselt am 1. um 00:00 Uhr UTC.',
    boxes: 'Schachteln',
    choose:
      'Wählen Sie eine Schachtel. Was darin liegt, steht durch die beiden Seeds unten bereits fest.',
    box: 'Schachtel {number}',
    holds: 'Schachtel {number}: {prize}',
    yours: 'Ihre Schachtel',
    again: 'Neue Schachteln gibt es ab {date}.',
  },
  tokenClimb: {
    title: 'Token-Aufstieg – {brand}',
    description:
      'Steigen Sie für Jackpot-Token auf einen Turm. Die Chance auf jedes Stockwerk steht dabei, und jeder Aufstieg lässt sich prüfen.',
    heading: 'Token-Aufstieg',
    lead: 'Ein Jackpot-Token, ein Aufstieg. Von jedem Stockwerk führt eine von drei Ziehungen höher, bis ins neunte. Token kommen mit Einsätzen von echtem Geld in unseren eigenen Spielen und kosten sonst nichts.',
    play: 'Für einen Token aufsteigen',
    tokens: 'Ihre Token',
    tower: 'Turm',
    floor: 'Stockwerk {number}',
    ground: 'Erdgeschoss',
    came: 'Sie sind bis Stockwerk {number} gekommen.',
    noTokens:
      'Sie haben keine Token. Einen gibt es für je {each} Einsatz mit echtem Geld in unseren eigenen Spielen.',
    playMoney:
      'Token kommen mit Einsätzen von echtem Geld, ein Spielgeldkonto hat also keine. Die Chancen sind für alle gleich.',
  },
  loading: 'Ihr Spiel wird geladen',
  failed: 'Das Spiel wurde nicht geladen.',
  tryAgain: 'Noch einmal versuchen',
  signIn: 'Melden Sie sich an, um zu spielen. Die Chancen sind für alle gleich.',
  bars: {
    limited: 'Solange ein Limit oder eine Pause besteht, bieten wir Ihnen solche Spiele nicht an.',
    account: 'Ihr Konto braucht zuerst Ihre Aufmerksamkeit. Danach können Sie spielen.',
    care: 'Weil wir Ihnen eine Pause empfohlen haben, bieten wir Ihnen solche Spiele zurzeit nicht an.',
    email: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Danach können Sie spielen.',
    place: 'An Ihrem Wohnort dürfen wir keine Boni geben.',
  },
  won: 'Sie haben {amount} gewonnen.',
  bonus: 'Es ist ein Bonus, der einmal umgesetzt wird.',
  toBonus: 'Zu Ihren Boni',
  credits: 'Der Betrag ist Ihrem Guthaben gutgeschrieben.',
  nothing: 'Diesmal kein Preis.',
  odds: {
    heading: 'Preise und Chancen',
    shows: 'Symbole',
    floor: 'Stockwerk',
    prize: 'Preis',
    chance: 'Chance',
    ways: '{ways} von {of}',
    twoStars: 'genau zwei',
    noPrize: 'Kein Preis',
    mean: 'Im Durchschnitt bringt ein Spiel {amount}.',
    bonus: 'Preise sind Boni, die einmal umgesetzt werden.',
    credits: 'Preise sind Spielgeld.',
  },
  fair: {
    heading: 'Selbst prüfen',
    before:
      'Unser Geheimnis stand fest, bevor wir Ihren Seed kannten; Sie sehen seine Prüfsumme. Beide zusammen entscheiden das Spiel. Danach sehen Sie das Geheimnis.',
    hash: 'SHA-256 unseres Geheimnisses',
    seed: 'Ihr Seed',
    seedHint:
      'Ihr Browser hat ihn gezogen. Sie können einen eigenen eingeben: bis zu 64 Buchstaben und Ziffern.',
    secret: 'Unser Geheimnis',
    verify: 'Dieses Spiel prüfen',
    checks: {
      hash: 'Das Geheimnis ist das zugesagte.',
      outcome: 'Noch einmal gezogen, kommt dasselbe.',
      prize: 'Der Preis ist der aus der Tabelle.',
    },
    mismatch: 'Das stimmt nicht überein.',
  },
  past: 'Frühere Spiele',
}
