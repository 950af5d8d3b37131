import {
  openPlayingHouse,
  type PlayingHouse,
  type Tampered,
} from '../../../apps/server/src/modules/bonuses/testing/playing-house.ts'
import type { PlayerId } from '../../../apps/server/src/platform/ids.ts'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { Choices } from '../time/choices.ts'
import { type Deed, PlayerModel } from './model.ts'

/** What a story was like. */
export interface StoryReport {
  readonly deeds: number
  readonly grants: number
  /** What was found wrong; empty when all is right. */
  readonly broken: readonly string[]
}

const playersOfStory = 2
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const stakes = [10, 50, 100, 1_000]
const firstMoney = 3_000
/** One in four leads on to boxes. */
const betsToLeaveOpen = 6

const terms = {
  minDeposit: null,
  cryptoOnly: false,
  times: 2,
  maxCashout: null,
  games: 'contributing',
} as const
/** Codes of a story: each is had once by a player. */
const codes = {
  CHIP: { ...terms, reward: { type: 'freeChip', amount: 1_000 }, maxCashout: 900 },
  SMALL: { ...terms, reward: { type: 'freeChip', amount: 300 }, times: 1 },
  SPINS: { ...terms, reward: { type: 'freeSpins', count: 4, stake: 50, game: 'wheel' } },
  MATCH: { ...terms, reward: { type: 'match', percent: 100, most: 2_000 }, minDeposit: 500 },
} as const

interface Teller {
  readonly chance: Choices
  readonly house: PlayingHouse
  readonly models: ReadonlyMap<PlayerId, PlayerModel>
  readonly players: readonly PlayerId[]
}

/**
 * Tells one story: two players claim, pay in, bet, leave rounds open, cancel, hold back from play and let time pass. After each deed their money and
 * grants are held against a model that works out what they must be. It ends with the first difference.
 * @param connectionString of a migrated database.
 */
export async function tellBonusStory(
  connectionString: string,
  {
    seed,
    deeds,
    tampered,
  }: { readonly seed: number; readonly deeds: number; readonly tampered: Tampered },
): Promise<StoryReport> {
  const chance = new Choices(seed)
  const outcomes = drawFrom(new SeededWords(seed))
  const house = await openPlayingHouse(connectionString, { outcomes, tampered })
  try {
    const models = new Map<PlayerId, PlayerModel>()
    for (let one = 0; one < playersOfStory; one++) {
      const player = await house.newPlayer()
      models.set(player, new PlayerModel((await house.seen(player)).cash))
    }
    // A code is of one story: another on this database has others.
    const mine = `S${seed}T${house.time.now}`
    for (const [code, given] of Object.entries(codes))
      await house.makeCode(`${code}-${mine}`, given)
    const teller = { chance, house, models, players: [...models.keys()] }
    for (const player of teller.players) await payIn(teller, player, firstMoney)
    let told = 0
    while (told < deeds && isRight(teller)) {
      told++
      house.time.now += chance.pick([1_000, minuteMs, 30 * minuteMs, dayMs])
      await something(teller, mine)
    }
    if (isRight(teller)) await comeToRest(teller)
    const broken = [...models.values()].flatMap((model) => model.broken)
    const seen = await Promise.all(teller.players.map((player) => house.seen(player)))
    const grants = seen.reduce((sum, one) => sum + one.grants.length, 0)
    return { deeds: told, grants, broken: broken.length > 0 ? broken : await house.audit() }
  } finally {
    await house.close()
  }
}

const isRight = ({ models }: Teller): boolean =>
  [...models.values()].every(({ broken }) => broken.length === 0)

function modelOf({ models }: Teller, player: PlayerId): PlayerModel {
  const model = models.get(player)
  if (!model) throw new Error(`player ${player} is in no story`)
  return model
}

async function look(teller: Teller, player: PlayerId, deed: Deed | null): Promise<void> {
  const { house } = teller
  modelOf(teller, player).see(await house.seen(player), deed, house.time.now)
}

async function something(teller: Teller, mine: string): Promise<void> {
  const { chance, house, players } = teller
  const player = chance.pick(players)
  const model = modelOf(teller, player)
  switch (
    chance.pick([
      'bet',
      'bet',
      'bet',
      'bet',
      'bet',
      'bet',
      'claim',
      'claim',
      'give',
      'pay',
      'cancel',
      'expire',
      'hold',
      'back',
      'wait',
    ] as const)
  ) {
    case 'bet':
      return play(teller, player)
    case 'claim':
      return claim(teller, player, mine)
    case 'give':
      await house.give(player, chance.pick([200, 700]))
      return look(teller, player, { type: 'give' })
    case 'pay':
      return payIn(teller, player, chance.pick([300, 1_000, 2_500]))
    case 'cancel':
      return cancel(teller, player)
    case 'expire':
      return expire(teller)
    case 'hold':
      return hold(teller, player, model)
    case 'back':
      return giveBack(teller, player)
    case 'wait':
      house.time.now += chance.pick([3, 10, 15]) * dayMs
      return expire(teller)
  }
}

/** A round, or a part of one: some are left open for a while. */
async function play(teller: Teller, player: PlayerId): Promise<void> {
  const model = modelOf(teller, player)
  const stake = stakeOf(teller, model)
  if (model.round === null && !(await begin(teller, player, stake))) return
  await goOn(teller, player, stake)
  await look(teller, player, null)
  if (model.round !== null) return
  await teller.house.settle(player)
  await look(teller, player, { type: 'settle' })
}

/** That of the open round, or of the free spins; now and then another than theirs, which is refused. */
function stakeOf({ chance }: Teller, { round, running }: PlayerModel): number {
  if (round) return round.cost
  const spins = running?.state === 'freeSpins' ? running.spins : null
  return spins && !chance.perMillion(100_000) ? spins.stake : chance.pick(stakes)
}

/** @returns false when the bet was refused, for which nothing may change. */
async function begin(teller: Teller, player: PlayerId, stake: number): Promise<boolean> {
  const model = modelOf(teller, player)
  const bet = await teller.house.bet(player, stake)
  if (bet.type === 'refused') {
    await look(teller, player, null)
    return false
  }
  model.bet(stake, teller.house.time.now)
  if (bet.finished) model.end(bet.payout)
  return true
}

async function goOn(teller: Teller, player: PlayerId, stake: number): Promise<void> {
  const { chance, house } = teller
  const model = modelOf(teller, player)
  let isOpen = model.round !== null
  while (isOpen && !chance.perMillion(300_000)) {
    const step = await house.goOn(player, stake)
    if (step.type === 'refused') return model.fail(`an open round does not go on: ${step.by}`)
    if (step.finished) model.end(step.payout)
    isOpen = !step.finished
  }
}

/** Now and then from two windows at once. */
async function claim(teller: Teller, player: PlayerId, mine: string): Promise<void> {
  const { chance, house } = teller
  const code = `${chance.pick(['CHIP', 'SMALL', 'SPINS', 'SPINS', 'MATCH'])}-${mine}`
  const windows = chance.perMillion(400_000) ? [1, 2] : [1]
  await Promise.all(windows.map(() => house.claim(player, code)))
  await look(teller, player, { type: 'claim' })
}

async function payIn(teller: Teller, player: PlayerId, cents: number): Promise<void> {
  await teller.house.deposit(player, cents)
  modelOf(teller, player).cash += cents
  await look(teller, player, { type: 'deposit' })
}

async function cancel(teller: Teller, player: PlayerId): Promise<void> {
  const { open } = modelOf(teller, player)
  if (open.length === 0) return
  const { id: grant } = teller.chance.pick(open)
  await teller.house.cancel(player, grant)
  await look(teller, player, { type: 'cancel', grant })
}

async function expire(teller: Teller): Promise<void> {
  await teller.house.expire()
  for (const player of teller.players) await look(teller, player, { type: 'expire' })
}

async function hold({ house }: Teller, player: PlayerId, model: PlayerModel): Promise<void> {
  model.holdsBack = !model.holdsBack
  if (model.holdsBack) house.holdingBack.add(player)
  else house.holdingBack.delete(player)
}

/** A round is left open, its rules are gone when its player comes back, and what it cost is given back. */
async function giveBack(teller: Teller, player: PlayerId): Promise<void> {
  const model = modelOf(teller, player)
  for (let bets = 0; bets < betsToLeaveOpen && model.round === null; bets++)
    if (!(await begin(teller, player, stakeOf(teller, model)))) return
  if (model.round === null) return look(teller, player, null)
  model.giveBack(await teller.house.giveBack(player))
  await look(teller, player, null)
  await teller.house.settle(player)
  await look(teller, player, { type: 'settle' })
}

/** Open rounds end, and time passes until no grant is left. */
async function comeToRest(teller: Teller): Promise<void> {
  const { house, players } = teller
  for (const player of players)
    while (modelOf(teller, player).round !== null && isRight(teller)) await play(teller, player)
  for (let turn = 0; turn < 30 && isRight(teller); turn++) {
    house.time.now += 15 * dayMs
    await expire(teller)
  }
  for (const player of players) {
    const model = modelOf(teller, player)
    if (isRight(teller) && model.running) model.fail('a bonus runs for ever')
  }
}
