import type { GameContext } from '../game-context.ts'
import { element } from '../markup/element.ts'
import { net } from '../play/tally.ts'
import { openDialog } from './dialog.ts'

/** What this visit has come to: rounds, what they cost and brought, the largest payout. */
export function openSessionDialog({ table, texts, money, facts }: GameContext): void {
  const { tally } = table.state.now
  const { rounds, gains, staked, paid, best } = tally
  const { session } = texts
  const counts = new Intl.NumberFormat(facts.language)
  const amount = net(tally)
  const figures: readonly (readonly [name: string, value: string])[] = [
    [session.rounds, counts.format(rounds)],
    [session.gains, counts.format(gains)],
    [session.staked, money(staked)],
    [session.paid, money(paid)],
    [session.best, money(best)],
    [texts.money.net, amount > 0 ? `+${money(amount)}` : money(amount)],
  ]
  openDialog(
    { title: texts.menu.session, closeLabel: texts.controls.close },
    element(
      'dl',
      { class: 'pay-list' },
      figures.map(([name, value]) =>
        element('div', {}, element('dt', {}, name), element('dd', {}, value)),
      ),
    ),
  )
}
