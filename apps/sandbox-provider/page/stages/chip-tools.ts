import { escaped } from '../fill.ts'
import type { PageData } from '../page-data.ts'

/** What lies on the table, and what takes it away or puts it there again. */
export const chipTools = ({ words }: Pick<PageData, 'words'>): string =>
  `<div class="tools"><button type="button" class="action" id="clear">${escaped(words.clear)}</button><span class="figure"><span>${escaped(words.laid)}</span><b id="laid"></b></span><button type="button" class="action" id="again">${escaped(words.again)}</button></div>`

/** A place of the layout. */
export interface Place {
  readonly spot: string
  readonly label: string
  readonly look?: string
  /** What is won to a chip, where it is told. */
  readonly odds?: string
  /** Markup that is safe to send. */
  readonly picture?: string
}

export const placeOf = ({ spot, label, look = '', odds = '', picture = '' }: Place): string =>
  `<button type="button" class="spot ${look}" data-spot="${escaped(spot)}">${picture}<b>${escaped(label)}</b>${odds && `<i>${escaped(odds)}</i>`}</button>`
