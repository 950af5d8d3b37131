import type { HallDraw, HallPool, HallWin } from '@fairhouse/contract/rooms/hall'
import { element, fill } from '../../markup/element.ts'
import type { HallContext } from '../hall-context.ts'
import { shownDraw } from '../shown-draw.ts'
import { createPattern } from './pattern.ts'

/** Winners that are named. */
const named = 3

/** What is played for, who won it, and how many are close; of the draw that is called, else of the one for which cards are sold. */
export interface PrizesView {
  readonly view: HTMLElement
  tick(): void
}

export function createPrizes(context: HallContext): PrizesView {
  const { words, state } = context
  const pools = element('div', { class: 'hall-pools' })
  const pattern = createPattern(context)
  let shown = ''
  return {
    view: element(
      'section',
      { class: 'hall-panel hall-prizes', 'aria-label': words.prizes.title },
      element('h2', {}, words.prizes.title),
      pattern.view,
      pools,
    ),
    tick() {
      pattern.tick()
      const draw = shownDraw(context)
      const all = (draw ?? state.now.sale)?.pools ?? []
      const text = JSON.stringify([draw?.id, draw?.wins, draw?.close, all])
      if (text === shown) return
      shown = text
      if (all.length === 0) fill(pools, element('p', { class: 'hint' }, words.prizes.none))
      else fill(pools, ...ownFirst(context, all).map((pool) => poolView(context, pool, draw)))
    },
  }
}

/** The player's own currency first. */
const ownFirst = ({ account }: HallContext, pools: readonly HallPool[]): readonly HallPool[] => {
  const own = account.state.now.player?.currency
  return pools.toSorted(
    (one, other) => Number(other.currency === own) - Number(one.currency === own),
  )
}

function poolView(context: HallContext, pool: HallPool, draw: HallDraw | null): HTMLElement {
  const { words, number, money } = context
  const { prizes } = words
  const close = draw?.close.find(({ currency }) => currency === pool.currency)
  return element(
    'div',
    { class: 'hall-pool' },
    element(
      'p',
      { class: 'hall-pool-head' },
      element('strong', {}, pool.currency === 'USD' ? prizes.money : prizes.play),
      ' ',
      element('span', {}, prizes.pool(number(pool.cards), number(pool.players))),
    ),
    element(
      'dl',
      {},
      pool.pots.flatMap(({ prize, amount }) => {
        const win = draw?.wins.find((one) => one.currency === pool.currency && one.prize === prize)
        return [
          element('dt', { class: win ? 'is-won' : '' }, prizes[prize]),
          element('dd', {}, element('span', { class: 'amount' }, money(amount, pool.currency))),
          element('dd', { class: 'hall-winners' }, win ? winnersOf(context, win) : prizes.waiting),
        ]
      }),
    ),
    close && close.one > 0
      ? element('p', { class: 'hall-close' }, prizes.close(number(close.one)))
      : null,
    pool.players === 1 ? element('p', { class: 'hint' }, prizes.alone) : null,
  )
}

function winnersOf({ words, number }: HallContext, { shown, winners }: HallWin): string {
  const { prizes } = words
  const names = shown
    .slice(0, named)
    .map(({ name, card }) => prizes.wonBy(name || prizes.hidden, number(card)))
  const left = winners - names.length
  return [...names, ...(left > 0 ? [prizes.more(number(left))] : [])].join(', ')
}
