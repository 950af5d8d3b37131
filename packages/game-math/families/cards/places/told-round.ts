import type { CardsEvent } from '@fairhouse/contract/families/cards/events'
import type { CommonEvent } from '@fairhouse/contract/families/common-events'
import type { Card } from '@fairhouse/contract/families/card'
import type { Chips } from '../showdown/selected.ts'

type Result = Extract<CardsEvent, { readonly type: 'spotSettled' }>['result']

/** What a step of a table with places tells, and what the round has paid so far. */
export class ToldRound {
  readonly events: (CardsEvent | CommonEvent)[] = []
  readonly #unitsPerStake: number
  #units: number

  /** @param units pay units that earlier steps of the round paid. */
  constructor(unitsPerStake: number, units = 0) {
    this.#unitsPerStake = unitsPerStake
    this.#units = units
  }

  /** Pay units that the round has paid. */
  get units(): number {
    return this.#units
  }

  /** The chips that the round begins with. */
  bet(bets: readonly Chips[]): void {
    this.events.push({
      type: 'cardsBet',
      bets: bets.map(({ spot, chips }) => ({ spot, stake: chips * this.#unitsPerStake })),
    })
  }

  /** A card face up. @param value what its hand counts with it, where the game counts. */
  dealt(hand: string, card: Card, value?: number): void {
    const points = value === undefined ? {} : { points: { value, isSoft: false } }
    this.events.push({ type: 'cardDealt', hand, card, ...points })
  }

  tell(event: CardsEvent): void {
    this.events.push(event)
  }

  /** Chips that lay on a place find their owner. @param pay pay units that come back, those chips among them. */
  settle(
    spot: string,
    stake: number,
    { pay, result }: { readonly pay: number; readonly result?: Result },
  ): void {
    this.#units += pay
    this.events.push({
      type: 'spotSettled',
      spot,
      result: result ?? resultOf(stake, pay),
      stake,
      pay,
      total: this.#units,
    })
  }

  /** Everything was settled. */
  end(): void {
    this.events.push({ type: 'roundEnded', total: this.#units })
  }
}

function resultOf(stake: number, pay: number): Result {
  if (pay === 0) return 'lose'
  if (pay === stake) return 'push'
  return pay < stake ? 'half' : 'win'
}
