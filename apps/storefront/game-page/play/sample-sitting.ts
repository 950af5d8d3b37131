import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Failure } from '../../asking/failure.ts'
import type { AutoplayPlan } from './autoplay.ts'
import { sampleStatus, sampleController } from './sample-controller.ts'
import type { PlayAnswer, ControllerStage } from './controller-needs.ts'
import { slotCourse } from '../families/slot/course.ts'
import { choiceIn, type Course } from './course.ts'
import { RoundController } from './round-controller.ts'
import type { Round, ControllerState } from './controller-state.ts'

/** For tests: rounds, answers, and a table that writes down what it does. */
export const stopped = {
  type: 'reelsStopped' as const,
  mode: 'base' as const,
  stops: [],
  grid: [],
  heldReels: [],
} satisfies RoundEvent
export const ended = (total: number): RoundEvent => ({ type: 'roundEnded', total })

export function roundOf(part: Partial<Round> = {}): Round {
  return {
    id: 'round',
    uri: 'game',
    events: [stopped, ended(part.payout ?? 0)],
    seen: 0,
    stake: 100,
    mode: 'base',
    payout: 0,
    actions: [],
    finished: true,
    nonce: 4,
    ...part,
  }
}

const hash = '0'.repeat(64)
const sealed = {
  receipt: {
    v: 1 as const,
    kind: 'step' as const,
    serverSeedHash: hash,
    clientSeed: 'word',
    stream: 1,
    nonce: 4,
    roundId: 'round',
    sequence: 0,
    action: 'bet',
    choice: null,
    stake: 100,
    mode: 'base',
    definition: hash,
    byHouse: false,
    at: 0,
    previous: hash,
  },
  seal: { key: hash, index: 0, count: 1, beside: [], signature: hash + hash },
}

export const answer = (round: Round, credits: number, serverTime = 0): PlayAnswer => ({
  ok: true,
  reply: { round, ...sealed, userStatus: sampleStatus(credits, serverTime) },
})
export const refusal = (failure: Failure): PlayAnswer => ({ ok: false, failure })

/** A table whose house gives these answers, one after the other. `told` is what its stage and listener heard. */
export function tableOf(
  begin: Partial<ControllerState> & { readonly course?: Course },
  ...answers: PlayAnswer[]
) {
  const { course = slotCourse, ...state } = begin
  const told: string[] = []
  const asked: string[] = []
  const seen: number[] = []
  const paused: number[] = []
  const statuses: UserStatus[] = []
  const during = { act: () => {} }
  const stands = { awaitsResult: true, isTurbo: false }
  let table: RoundController | null = null
  const stage: ControllerStage = {
    stake: () => {},
    begin: (action) => void told.push(action === 'bet' ? 'spin' : `spin ${action}`),
    standStill: () => void told.push('stand still'),
    present: async (events) => {
      seen.push(table?.state.now.balance ?? -1)
      during.act()
      told.push(`present ${events.map(({ type }) => type).join()}`)
    },
    show: (events) => void told.push(`show ${events.length}`),
    get awaitsResult() {
      return stands.awaitsResult
    },
    hurry: () => void told.push('hurry'),
    finish: () => void told.push('finish'),
  }
  const ask = (name: string) => async () => {
    asked.push(name)
    return answers.shift() ?? refusal({ type: 'unreadable', code: 500 })
  }
  table = new RoundController(
    { ...sampleController, ...state },
    {
      stage,
      course,
      house: {
        bet: async (_, mode) => ask(mode === 'base' ? 'bet' : `bet ${mode}`)(),
        act: async (_, { type, data }) =>
          ask(
            [type, ...(data === null ? [] : [choiceIn(data) ?? JSON.stringify(data)])].join(' '),
          )(),
        status: async () => {
          asked.push('status')
          return statuses.shift() ?? null
        },
      },
      pause: async (seconds) => void paused.push(seconds),
      turbo: () => stands.isTurbo,
      now: () => 10_000,
      listener: {
        notEnough: () => told.push('not enough'),
        nothingSelected: () => told.push('nothing selected'),
        failed: ({ type }) => told.push(`failed ${type}`),
        shown: (events) => told.push(`shown ${events.length}`),
        autoplayStopped: (reason) => told.push(`autoplay ${reason}`),
        stakeChosen: (stake) => told.push(`stake ${stake}`),
        modeChosen: (mode) => told.push(`mode ${mode}`),
      },
    },
  )
  return { table, told, asked, seen, statuses, during, stands, paused }
}

/** Until everything that was under way is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))
export const plan: AutoplayPlan = {
  rounds: 3,
  stopOnAnyWin: false,
  stopAtTimes: null,
  lossLimit: 10_000,
  stopOnFeature: true,
  winLimit: null,
  onWin: 'stay',
  onLoss: 'stay',
}
export const freeSpin = (left: number): RoundAction => ({ type: 'freeSpin', left })
