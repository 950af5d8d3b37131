import type { FamilyControls, GameContext } from '../../game-context.ts'
import { element } from '../../markup/element.ts'
import { paytableOf } from '../../../rules/family-rules.ts'
import { added, type Chips, chipsIn, doubled, handfuls } from './chips-on-spots.ts'
import type { OpenCardsGame } from './open-cards-game.ts'

/** Real buttons over the fields of the layout, and a row of how many chips a press puts down and what takes them back. */
export function showdownControls(context: GameContext, cards: OpenCardsGame): FamilyControls {
  const { table, money, say, notice, sound } = context
  const { texts, title, nameOf, stage } = cards
  const { rules } = paytableOf('cards', table.state.now.game.paytable)
  if (rules.game !== 'showdown') throw new RangeError('another table than one of places')
  let chips: Chips = {}
  let last: Chips = {}
  let handful: number = handfuls[0]
  let laidStake = table.state.now.stake

  const isIdle = (): boolean => table.state.now.phase === 'idle' && !table.state.now.autoplay
  const cost = (count: number): string => money(count * table.state.now.stake)

  const use = (next: Chips): void => {
    chips = next
    const count = chipsIn(chips)
    table.select(
      count === 0 ? null : { selection: { ...chips }, units: count * rules.unitsPerChip },
    )
    lay()
    show()
  }
  const lay = (): void => {
    const { stake } = table.state.now
    stage().place(
      Object.fromEntries(Object.entries(chips).map(([spot, count]) => [spot, count * stake])),
    )
  }
  const tooMany = (): void => {
    const sentence = texts.tooMany(cost(rules.mostChips))
    notice(sentence)
    say(sentence)
  }
  const put = (spot: string): void => {
    if (!isIdle()) return table.press()
    const next = added(chips, { spot, count: handful }, rules)
    if (!next) return tooMany()
    if (title.cues.chip) sound.play(title.cues.chip)
    use(next)
    say(texts.say.placed(nameOf(spot), cost(next[spot] ?? 0)))
  }
  const again = (): void => {
    if (isIdle() && chipsIn(last) > 0) use(last)
  }
  const twice = (): void => {
    const next = isIdle() ? doubled(chips, rules) : null
    if (next) use(next)
    else if (isIdle() && chipsIn(chips) > 0) tooMany()
  }
  const clear = (): void => {
    if (!isIdle() || chipsIn(chips) === 0) return
    use({})
    say(texts.say.cleared)
  }

  const spots = rules.spots.map(({ spot }, place) => ({
    spot,
    view: element('button', {
      type: 'button',
      class: 'card-spot',
      'aria-keyshortcuts': String(place + 1),
      onclick: () => put(spot),
    }),
  }))
  const counts = handfuls.map((count) => ({
    count,
    view: element('button', {
      type: 'button',
      class: 'button card-handful',
      onclick: () => {
        handful = count
        show()
      },
    }),
  }))
  const tools = [
    { label: texts.tools.again, act: again },
    { label: texts.tools.twice, act: twice },
    { label: texts.tools.clear, act: clear },
  ].map(({ label, act }) =>
    element('button', { type: 'button', class: 'button card-tool', onclick: act }, label),
  )
  const row = element(
    'div',
    { class: 'card-row', role: 'group', 'aria-label': texts.tools.title },
    element(
      'div',
      { class: 'card-handfuls' },
      counts.map(({ view }) => view),
    ),
    element('div', { class: 'card-tools' }, tools),
  )
  const show = (): void => {
    for (const { spot, view } of spots) {
      const on = chips[spot] ?? 0
      view.setAttribute(
        'aria-label',
        on > 0 ? texts.spotWith(nameOf(spot), cost(on)) : texts.spot(nameOf(spot)),
      )
    }
    for (const { count, view } of counts) {
      view.textContent = cost(count)
      view.setAttribute('aria-pressed', String(count === handful))
    }
    for (const view of tools) view.toggleAttribute('disabled', !isIdle())
  }
  cards.spotsMoved = (boxes) => {
    for (const { spot, view } of spots) {
      const box = boxes[spot]
      if (!box) continue
      const { style } = view
      style.left = `${box.x}px`
      style.top = `${box.y}px`
      style.width = `${box.width}px`
      style.height = `${box.height}px`
    }
  }
  table.state.watch(({ phase, stake }) => {
    if (phase === 'asking') last = chips
    if (phase === 'idle' && stake !== laidStake) {
      laidStake = stake
      lay()
    }
    show()
  })
  return {
    overStage: spots.map(({ view }) => view),
    aboveBar: row,
    stake: null,
    keys: {
      ...Object.fromEntries(spots.map(({ spot }, place) => [String(place + 1), () => put(spot)])),
      r: again,
      x: twice,
      c: clear,
    },
    fit() {
      cards.spotsMoved(cards.spots)
      if (isIdle() && !table.state.now.round) lay()
      show()
    },
    tapped() {
      const { phase } = table.state.now
      if (phase === 'asking' || phase === 'showing' || phase === 'replay') table.press()
    },
  }
}
