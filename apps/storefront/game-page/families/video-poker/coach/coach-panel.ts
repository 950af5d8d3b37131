import type { CoachPanel, GameContext } from '../../../game-context.ts'
import { element, fill } from '../../../markup/element.ts'
import type { ControllerState } from '../../../play/controller-state.ts'
import { heldIn, holdableIn } from '../holds.ts'
import type { OpenPoker } from '../open-poker.ts'
import { type Advice, givenAway, holdOf, placesOf, ranked, valueOf } from './advice.ts'
import { adviserOf } from './adviser.ts'
import { tellAfterHands } from './after-hand.ts'
import { type HoldRow, holdList } from './hold-list.ts'
import { sessionView } from './session-view.ts'
import { worthIn } from './worth.ts'

/** What each of the 32 holds is worth, the best one, and what the player's own gives away; worked out while the panel is open. */
export function openCoach(context: GameContext, poker: OpenPoker): CoachPanel {
  const { table } = context
  const adviser = adviserOf(context)
  const body = element('div', { class: 'holds-worth', 'aria-live': 'polite' })
  const view = element('div', {}, body, sessionView(context, poker), afterSetting(context, poker))
  let isShown = false
  let drawn = ''

  const draw = async (state: ControllerState): Promise<void> => {
    const cards = holdableIn(state)
    const next = JSON.stringify([cards, heldIn(state.marked), state.stake])
    if (!isShown || next === drawn) return
    drawn = next
    if (cards.length === 0) return fill(body, hint(poker.texts.coach.wait))
    if (body.childElementCount === 0) fill(body, hint(poker.texts.coach.working))
    try {
      const advice = await adviser.advise(cards)
      if (drawn !== next) return
      const isListed = body.querySelector('details')?.open ?? false
      fill(body, adviceView(context, poker, advice))
      body.querySelector('details')?.toggleAttribute('open', isListed)
    } catch (fault) {
      reportError(fault)
      drawn = ''
      fill(body, hint(poker.texts.coach.failed))
    }
  }
  table.state.watch((state) => void draw(state))
  return {
    view,
    shown(on) {
      isShown = on
      void draw(table.state.now)
    },
  }
}

const hint = (sentence: string): HTMLElement => element('p', { class: 'hint' }, sentence)

function adviceView(
  context: GameContext,
  poker: OpenPoker,
  advice: Advice,
): readonly HTMLElement[] {
  const { table } = context
  const { coach } = poker.texts
  const { marked, round, stake } = table.state.now
  const own = holdOf(heldIn(marked))
  const bet = round?.stake ?? stake
  const rowOf = (name: string, hold: number): HoldRow => {
    const { times, amount } = worthIn(context, valueOf(advice, hold), bet)
    const cards = placesOf(hold).flatMap((place) => advice.cards[place] ?? [])
    return { name, cards, worth: coach.value(times, amount) }
  }
  const lost = givenAway(advice, own)
  const worth = worthIn(context, lost, bet)
  const take = (): void => table.mark(placesOf(advice.best))
  return [
    holdList(poker, [rowOf(coach.best, advice.best), rowOf(coach.yours, own)]),
    element('p', {}, lost === 0 ? coach.isBest : coach.costs(worth.amount, worth.times)),
    element(
      'button',
      { type: 'button', class: 'button', disabled: own === advice.best, onclick: take },
      coach.take,
    ),
    element(
      'details',
      {},
      element('summary', {}, coach.all),
      hint(coach.hint),
      holdList(
        poker,
        ranked(advice).map((hold, place) => rowOf(`${place + 1}`, hold)),
      ),
    ),
  ]
}

/** Whether the player wants to hear after each hand what the hold gave away. */
function afterSetting(context: GameContext, poker: OpenPoker): HTMLElement {
  const { settings } = context
  const box = element('input', {
    type: 'checkbox',
    checked: settings.now.coachAfter === true,
    onchange: () => {
      settings.change({ coachAfter: box.checked })
      if (box.checked) tellAfterHands(context, poker)
    },
  })
  if (settings.now.coachAfter === true) tellAfterHands(context, poker)
  return element('label', { class: 'coach-after' }, box, poker.texts.coach.after)
}
