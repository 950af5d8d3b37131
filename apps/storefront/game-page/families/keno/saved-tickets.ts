import { isKenoRisk, type KenoRisk } from '@fairhouse/contract/families/keno/risks'
import { SavedList } from '../../saved/saved-list.ts'
import { SavedChoices, memberOf, wholesOf } from '../../settings/kept.ts'
import type { Shelf } from '../../settings/settings.ts'
import { isSameTicket, isTicket, type TicketRules } from './ticket.ts'

/** Tickets that a player finds again on this device, and the risk that was chosen last, of a game that has several. */
export class TicketShelf extends SavedList<readonly number[]> {
  readonly #kept: SavedChoices
  #risk: KenoRisk

  /** @param shelf null where storage is blocked: what is saved lasts as long as the page. */
  constructor(name: string, shelf: Shelf | null, rules: TicketRules) {
    const kept = new SavedChoices(name, shelf)
    super(kept, {
      listName: 'favorites',
      most: 8,
      write: (spots) => spots,
      read(stored) {
        const spots = wholesOf(stored)
        return isTicket(spots, rules) ? spots : null
      },
      isSame: isSameTicket,
    })
    this.#kept = kept
    const risk = memberOf(kept.read(), 'risk')
    this.#risk = isKenoRisk(risk) ? risk : 'medium'
  }

  get risk(): KenoRisk {
    return this.#risk
  }

  risked(risk: KenoRisk): void {
    this.#risk = risk
    this.#kept.change({ risk })
  }
}
