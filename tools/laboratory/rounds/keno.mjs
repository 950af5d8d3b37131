// A round of keno: a ticket or several cards, balls from a machine, and draws that the last ball wins.

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playKeno({ definition }, round, _, { spots, cards = [spots], risk }) {
  const { numbers, balls, freeGames } = definition
  const pays = risk === undefined || risk === 'medium' ? definition.pays : definition.risks[risk]
  const named = (index) => (definition.cards === undefined ? {} : { card: index + 1 })
  for (const [index, numbersOn] of cards.entries()) {
    const told = { numbers, balls, spots: numbersOn, ...named(index) }
    round.tell('ticketPlayed', risk === undefined ? told : { ...told, risk })
  }
  const drawAll = (times) => {
    const machine = Array.from({ length: numbers }, (_, index) => index + 1)
    const drawn = []
    for (let place = 1; place <= balls; place++) {
      const [ball] = machine.splice(round.draw(machine.length), 1)
      drawn.push(ball)
      round.tell('ballDrawn', { ball, place })
    }
    for (const [index, numbersOn] of cards.entries()) {
      const caught = numbersOn.filter((number) => drawn.includes(number)).length
      const pay = round.pay(pays[numbersOn.length - 1][caught] * times)
      const told = { spots: numbersOn.length, caught, pay, total: round.units, ...named(index) }
      round.tell('ticketPaid', told)
    }
    return drawn.at(-1)
  }
  const last = drawAll(1)
  if (freeGames && cards[0].includes(last)) {
    round.tell('freeGamesWon', freeGames)
    for (let game = 1; game <= freeGames.games; game++) {
      round.tell('freeGameStarted', { game })
      drawAll(freeGames.times)
    }
  }
  round.tell('roundEnded', { total: round.units })
  return [].values()
}
