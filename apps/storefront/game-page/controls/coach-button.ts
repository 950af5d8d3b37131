import type { CoachPanel, GameContext } from '../game-context.ts'
import { element, fill, write } from '../markup/element.ts'
import { icon } from '../markup/icons.ts'
import type { Training } from '../play/training.ts'
import { iconButton } from './buttons.ts'

/**
 * The button that opens what each choice is worth, and its panel, which stays open beside the game until it is closed. Nothing where the family
 * has no coach, or the rules of the player's place allow no help.
 * @param training keeps it open, where there is room beside the game, and shows on the button how the player does.
 */
export function createCoachButton(
  context: GameContext,
  training: Training | null,
): readonly HTMLElement[] {
  const { family, texts, table, notice } = context
  const { coach } = family
  if (!coach || !table.state.now.game.rules.coach) return []
  let panel: CoachPanel | null = null
  const body = element('div', { class: 'coach-body' })
  const score = element('p', { class: 'coach-score', hidden: true })
  const close = iconButton('close', texts.controls.close, () => show(false))
  const view = element(
    'aside',
    { class: 'coach', id: 'coach', 'aria-label': texts.controls.coach, hidden: true },
    element('header', { class: 'coach-head' }, element('h2', {}, texts.controls.coach), close.view),
    score,
    body,
  )
  const word = element('span', { class: 'coach-word' }, texts.controls.coach)
  const button = element(
    'button',
    {
      type: 'button',
      class: 'mode-button coach-button',
      'aria-expanded': 'false',
      'aria-controls': view.id,
      title: texts.controls.coach,
      onclick: () => void toggle(),
    },
    icon('coach'),
    word,
  )
  const show = (on: boolean): void => {
    const hadFocus = view.contains(document.activeElement)
    view.hidden = !on
    button.setAttribute('aria-expanded', String(on))
    panel?.shown(on)
    if (!on && hadFocus) button.focus()
  }
  const toggle = (): Promise<void> => (view.hidden ? open() : Promise.resolve(show(false)))
  const open = async (): Promise<void> => {
    try {
      panel ??= await coach.open(context)
    } catch (fault) {
      reportError(fault)
      return notice(texts.errors.gameAssetsLoadingFailed.text)
    }
    fill(body, panel.view)
    show(true)
  }
  if (training) showTraining(context, training, { button, word, score, open })
  for (const part of [view, button])
    part.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !view.hidden) show(false)
    })
  return [button, view]
}

interface TrainingPlaces {
  readonly button: HTMLElement
  readonly word: HTMLElement
  readonly score: HTMLElement
  readonly open: () => Promise<void>
}

/** How the player does, on the button and in the panel, which is opened when training begins. */
function showTraining(
  context: Pick<GameContext, 'texts' | 'money'>,
  { state }: Training,
  { button, word, score, open }: TrainingPlaces,
): void {
  const { controls, training: words } = context.texts
  let wasOn = false
  state.watch(({ on, decisions, well, lost }) => {
    const sofar = words.scored(well, decisions)
    score.hidden = !on
    button.classList.toggle('is-training', on)
    write(word, on ? sofar : controls.coach)
    write(score, lost > 0 ? `${sofar} · ${words.gaveAway(amountOf(context, lost))}` : sofar)
    if (on) button.setAttribute('aria-label', `${controls.coach} ${sofar}`)
    else button.removeAttribute('aria-label')
    if (on && !wasOn && matchMedia(besideGame).matches) void open()
    wasOn = on
  })
}

/** Where the panel covers nothing of the game. */
const besideGame = '(min-width: 1100px)'

/** What was given away; less than the smallest coin is told as that. */
function amountOf({ money }: Pick<GameContext, 'money'>, minorUnits: number): string {
  return minorUnits < 0.5 ? `< ${money(1)}` : money(Math.round(minorUnits))
}
