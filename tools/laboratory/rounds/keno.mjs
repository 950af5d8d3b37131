// A round of keno: a ticket, and balls from a machine.

/** Plays a round; it asks the player for nothing, so that nothing is yielded. */
export function playKeno({ definition }, round, _, { spots }) {
  const { numbers, balls, pays } = definition
  round.tell('ticketPlayed', { numbers, balls, spots })
  const machine = Array.from({ length: numbers }, (_, index) => index + 1)
  let caught = 0
  for (let place = 1; place <= balls; place++) {
    const [ball] = machine.splice(round.draw(machine.length), 1)
    if (spots.includes(ball)) caught++
    round.tell('ballDrawn', { ball, place })
  }
  const pay = round.pay(pays[spots.length - 1][caught])
  round.tell('ticketPaid', { spots: spots.length, caught, pay, total: round.units })
  round.tell('roundEnded', { total: round.units })
  return [].values()
}
