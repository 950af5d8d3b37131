import type { PlayedGame } from '../../games.ts'
import { escaped } from '../fill.ts'
import type { PageData } from '../page-data.ts'
import type { Stage } from '../stage.ts'

/** Video poker. */
export function pokerStage(
  { rules: { paytable, unitsPerStake }, listed }: PlayedGame,
  { words, handNames }: Pick<PageData, 'words' | 'handNames'>,
): Stage {
  if (paytable.family !== 'videoPoker') throw new RangeError('five cards are of video poker')
  const items = paytable.pays.map(
    ({ hand, units }) =>
      `<li><span>${escaped(handNames[hand] ?? hand)}: ×${units / unitsPerStake}</span></li>`,
  )
  return {
    script: 'poker.ts',
    markup: `<div class="felt poker"><ul class="ladder" id="pays"></ul><div class="hand" id="hand" role="group" aria-label="${escaped(listed.name)}"></div><div class="banner" id="banner" role="status"></div></div>`,
    pays: `<ul class="pays">${items.join('')}</ul>`,
    rules: [words.pokerRule, words.pokerRtp],
    data: {
      begins: 'deal',
      pokerPays: paytable.pays.map(({ hand, units }) => ({ name: hand, units })),
    },
  }
}
