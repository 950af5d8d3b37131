// Rounds of scratch cards: a draw is the prize, and what lies under the foil is drawn after it.

const rows = ['012', '345', '678', '036', '147', '258', '048', '246'].map((row) =>
  Array.from(row, Number),
)

/** Plays a round; yields that the foil comes off. */
export function* playScratch({ definition }, round, _, { card: name }) {
  const { card, layout, prizes } = definition.cards.find((one) => one.card === name)
  let left = round.draw(definition.of)
  let prize = 0
  for (const [units, ways] of prizes) {
    if (left < ways) {
      prize = units
      break
    }
    left -= ways
  }
  const amounts = prizes.map(([units]) => units)
  const printed = { match, find, row }[layout](amounts, prize, (count) => round.draw(count))
  round.tell('cardBought', { card, layout, fields: printed.fields })
  yield ['uncoverCard']
  const told = { wins: printed.wins, times: prize, pay: round.pay(prize), total: round.units }
  round.tell('cardPaid', told)
  round.tell('roundEnded', { total: round.units })
}

function match(amounts, prize, draw) {
  const laid = prize > 0 ? [prize, prize, prize] : []
  const others = amounts.filter((units) => units !== prize).flatMap((units) => [units, units])
  while (laid.length < 9) laid.push(pull(others, draw))
  const fields = []
  while (laid.length > 0) fields.push({ mark: 0, times: pull(laid, draw) })
  const wins = fields.map(({ times }, field) => (prize > 0 && times === prize ? field : -1))
  return { fields, wins: wins.filter((field) => field >= 0) }
}

function find(amounts, prize, draw) {
  const drum = Array.from({ length: 30 }, (_, index) => index + 1)
  const numbers = []
  while (numbers.length < 10) numbers.push(pull(drum, draw))
  const winner = prize > 0 ? draw(8) : -1
  const key = prize > 0 ? numbers[draw(2)] : 0
  const fields = numbers.map((mark, place) => {
    if (place < 2) return { mark }
    const times = amounts[draw(amounts.length)]
    return place === winner + 2 ? { mark: key, times: prize } : { mark, times }
  })
  return { fields, wins: winner < 0 ? [] : [winner + 2] }
}

function row(amounts, prize, draw) {
  for (;;) {
    const marks = []
    while (marks.length < 9) marks.push(draw(5))
    const alike = rows.filter(([a, b, c]) => marks[a] === marks[b] && marks[b] === marks[c])
    if (alike.length !== (prize > 0 ? 1 : 0)) continue
    const times = prize > 0 ? prize : amounts[draw(amounts.length)]
    const fields = [...marks.map((mark) => ({ mark })), { mark: 0, times }]
    return { fields, wins: prize > 0 ? [...alike[0], 9] : [] }
  }
}

function pull(from, draw) {
  return from.splice(draw(from.length), 1)[0]
}
