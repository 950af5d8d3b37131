import type { Draw } from '@fairhouse/fairness/draw'
import type { PlayerId } from '#platform/ids'
import { offers, offerTermsOf, termsOf } from './course-offers.ts'
import type { PlayingHouse } from './playing-house.ts'
import type { ReferenceTerms } from './reference-grant.ts'
import { ReferencePlayer } from './reference-player.ts'

/** What a player comes with, minor units. */
const firstMoney = 2_000

/** A player in a house with bonuses, as he is and as he must be. */
export class Walk {
  readonly house: PlayingHouse
  readonly draw: Draw
  readonly player: PlayerId
  readonly model: ReferencePlayer
  /** What there is for him. */
  readonly codes: ReadonlyMap<string, ReferenceTerms>
  /** In words, for whoever reads of a difference. */
  doing = ''
  bets = 0

  private constructor(of: Pick<Walk, 'house' | 'draw' | 'player' | 'model' | 'codes'>) {
    this.house = of.house
    this.draw = of.draw
    this.player = of.player
    this.model = of.model
    this.codes = of.codes
  }

  static async open(house: PlayingHouse, draw: Draw): Promise<Walk> {
    const player = await house.newPlayer()
    const model = new ReferencePlayer((await house.seen(player)).cash)
    const id = await house.deposit(player, firstMoney)
    model.deposit(firstMoney, house.time.now, id)
    const codes = new Map<string, ReferenceTerms>()
    for (const name of offers) {
      const code = `${name}-${player}`.toUpperCase()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await house.makeCode(code, offerTermsOf(name))
      codes.set(code, termsOf(name))
    }
    return new Walk({ house, draw, player, model, codes })
  }

  get now(): number {
    return this.house.time.now
  }

  pick<Of>(from: readonly Of[]): Of {
    const picked = from[this.draw.below(from.length)]
    if (picked === undefined) throw new RangeError('nothing to pick from')
    return picked
  }

  /** @throws Error where the house and the model differ. */
  same(is: unknown, due: unknown): void {
    const [one, other] = [JSON.stringify(is), JSON.stringify(due)]
    if (one !== other)
      throw new Error(`player ${this.player}, who ${this.doing}: is ${one} and must be ${other}`)
  }

  /** The house hears that rounds are over. */
  async settle(): Promise<void> {
    await this.house.settle(this.player)
    this.model.settle(this.now)
  }
}
