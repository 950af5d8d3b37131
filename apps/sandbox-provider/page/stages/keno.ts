import type { PlayedGame } from '../../games.ts'
import { escaped, fill } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'

/** Keno, and draws of a lottery. */
export function kenoStage(
  { rules: { paytable }, listed }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  if (paytable.family !== 'keno') throw new RangeError('balls are of keno')
  const { numbers, balls, tickets } = paytable
  return {
    script: 'keno.ts',
    markup: `<div class="felt keno"><div class="board" id="board" data-numbers="${numbers}" role="group" aria-label="${escaped(listed.name)}"></div><ul class="ladder" id="pays"></ul><div class="tools"><button type="button" class="action" id="quick">${escaped(words.quick)}</button><button type="button" class="action" id="clear">${escaped(words.clear)}</button></div><div class="banner" id="banner" role="status"></div></div>`,
    pays: '',
    rules: [fill(words.kenoRule, { balls, numbers }), words.ownDraw],
    data: {
      begins: 'draw',
      numbers,
      mostSpots: tickets.length,
      ticketPays: tickets.map(({ pays }) => pays),
    },
  }
}
