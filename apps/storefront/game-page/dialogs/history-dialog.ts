import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import type { GameContext } from '../game-context.ts'
import { element, fill } from '../markup/element.ts'
import { besideTheGame } from '../markup/beside-the-game.ts'
import { openDialog } from './dialog.ts'
import { startReplay } from './replay.ts'

const pageSize = 10
const patience = { pause: pauseOrOnline, waiting: () => {}, repetitions: 2 }

/** Rounds of this game, newest first; each can be shown again and verified. */
export function openHistoryDialog(context: GameContext): void {
  const { texts } = context
  const rows = element('ul', { class: 'rounds' })
  const foot = element('div', { class: 'list-foot', 'aria-live': 'polite' })
  const dialog = openDialog(
    { title: texts.history.title, closeLabel: texts.controls.close },
    rows,
    foot,
  )
  const replay = (summary: RoundSummary) => () => {
    dialog.close()
    void startReplay(context, summary.id)
  }

  const load = async (page: number, before?: string): Promise<void> => {
    fill(foot, element('p', { class: 'hint' }, texts.history.loading))
    const answer = await askUntilAnswered(
      context.asker,
      'gameHistory',
      { uri: context.facts.uri, page, pageSize, ...(before !== undefined && { before }) },
      patience,
    )
    if (!answer.ok) {
      return fill(
        foot,
        element('p', { role: 'alert' }, texts.history.failed),
        retry(texts.history.again, () => void load(page, before)),
      )
    }
    const { rounds, total } = answer.reply
    rows.append(...rounds.map((summary) => roundRow(context, summary, replay(summary))))
    const more = page * pageSize < total
    fill(
      foot,
      total === 0 && element('p', { class: 'hint' }, texts.history.empty),
      more && retry(texts.history.more, () => void load(page + 1, rounds.at(-1)?.id)),
    )
  }
  void load(1)
}

const retry = (text: string, press: () => void): HTMLElement =>
  element('button', { type: 'button', class: 'button', onclick: press }, text)

function roundRow(context: GameContext, summary: RoundSummary, replay: () => void): HTMLElement {
  const { texts, money, addresses, facts } = context
  const { stake, mode, payout, at, finished, ended, balanceAfter, id } = summary
  const modes = context.table.state.now.game.paytable.modes
  const kind = modes.find(({ name }) => name === mode)?.kind
  const when = new Intl.DateTimeFormat(facts.language, {
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(at))
  const idle = context.table.state.now.phase === 'idle'
  return element(
    'li',
    { class: 'round' },
    element('time', { datetime: at }, when),
    ended === 'byHouse' || ended === 'voided'
      ? element('span', { class: 'money-kind' }, texts.history[ended])
      : null,
    kind ? element('span', { class: 'money-kind' }, texts.ruleWords.modes[kind]) : null,
    element(
      'dl',
      { class: 'round-figures' },
      figure(texts.history.stake, money(stake)),
      figure(texts.history.won, finished ? money(payout) : texts.history.open, payout > stake),
      balanceAfter !== null && figure(texts.history.balance, money(balanceAfter)),
    ),
    element(
      'div',
      { class: 'round-actions' },
      element(
        'button',
        {
          type: 'button',
          class: 'button button-small',
          onclick: replay,
          disabled: !idle,
          'aria-label': texts.history.replayOf(when),
        },
        texts.history.replay,
      ),
      element(
        'a',
        { class: 'button button-small', href: addresses.verifier(id), ...besideTheGame },
        texts.history.verify,
      ),
    ),
  )
}

const figure = (name: string, value: string, gain = false): HTMLElement =>
  element(
    'div',
    {},
    element('dt', {}, name),
    element('dd', { class: gain ? 'is-gain' : null }, value),
  )
