import type { PlayedGame } from '../../games.ts'
import { escaped, fill } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'

/** Bingo for one player: cards, and numbers that are called. */
export function bingoStage(
  { rules: { paytable } }: PlayedGame,
  { words }: Pick<PageData, 'words'>,
): Stage {
  if (paytable.family !== 'keno') throw new RangeError('balls are of keno')
  const { numbers, balls, tickets, cards = 1 } = paytable
  const [ticket] = tickets
  if (!ticket) throw new RangeError('there is no card')
  const text = escaped
  return {
    script: 'bingo.ts',
    markup: `<div class="felt bingo"><div class="calls"><b id="ball" aria-hidden="true"></b><ol id="called" aria-label="${text(words.calledNumbers)}"></ol></div><div class="sheets" id="sheets"></div><ul class="ladder" id="pays" aria-label="${text(words.perCard)}"></ul><div class="tools"><button type="button" class="round" id="fewer" aria-label="${text(words.fewerCards)}">−</button><span class="figure"><span>${text(words.cards)}</span><b id="count" aria-live="polite"></b></span><button type="button" class="round" id="further" aria-label="${text(words.moreCards)}">+</button><button type="button" class="action" id="quick">${text(words.newNumbers)}</button><span class="figure"><span>${text(words.laid)}</span><b id="laid"></b></span></div><div class="banner" id="banner" role="status"></div></div>`,
    pays: '',
    rules: [fill(words.bingoRule, { balls, numbers, spots: ticket.spots, cards }), words.ownDraw],
    data: {
      begins: 'draw',
      numbers,
      mostSpots: ticket.spots,
      mostCards: cards,
      ticketPays: [ticket.pays],
    },
  }
}
