// Rounds of three drums of digits.

const drumsOf = { frontPair: [0, 1], backPair: [1, 2], splitPair: [0, 2] }

/** Plays a round; it asks the player for nothing. */
export function playPick({ definition: { straight, box, pair } }, round, _, { bet, digits }) {
  const drums = [round.draw(10), round.draw(10), round.draw(10)]
  const shown = (drumsOf[bet] ?? [0, 1, 2]).map((drum) => drums[drum])
  const isExact = shown.join() === digits.join()
  const isAny = shown.toSorted().join() === digits.toSorted().join()
  const boxed = new Set(digits).size === 3 ? box.differing : box.alike
  const pays = {
    straight: [straight, 0],
    box: [boxed, boxed],
    straightBox: [straight / 2 + boxed / 2, boxed / 2],
  }[bet] ?? [pair, 0]
  const match = isExact ? 'exact' : isAny && pays[1] > 0 ? 'any' : 'none'
  const times = { exact: pays[0], any: pays[1], none: 0 }[match]
  round.tell('digitsPlayed', { bet, digits })
  round.tell('digitsDrawn', { digits: drums })
  round.tell('digitsPaid', { match, times, pay: round.pay(times), total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}
