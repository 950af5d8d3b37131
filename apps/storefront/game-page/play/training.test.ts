import { describe, expect, it } from 'vitest'
import type { Judged } from '../game-context.ts'
import { firstSettings, openSettings } from '../settings/settings.ts'
import { en } from '../texts/en.ts'
import { answer, roundOf, settled, tableOf } from './sample-sitting.ts'
import { createTraining } from './training.ts'

const mistake: Judged = { lost: 12.5, sentence: 'Better: hold the jacks.' }
const well: Judged = { lost: 0, sentence: 'The best hold.' }

function trained(judged: readonly Judged[], sitting: ReturnType<typeof tableOf>) {
  const told: string[] = []
  const settings = openSettings('test', null)
  const training = createTraining(
    {
      table: sitting.table,
      settings,
      texts: en,
      notice: (sentence) => told.push(sentence),
      say: () => {},
    },
    () => Promise.resolve(judged),
  )
  return { training, settings, told }
}

const round = roundOf({ finished: true, stake: 100, actions: [], events: [] })

describe('training mode', () => {
  it('tells mistakes and counts what was played well, from when it is begun', async () => {
    const sitting = tableOf({ balance: 5_000 }, answer(round, 4_900))
    const { training, settings, told } = trained([well, mistake], sitting)
    expect(training?.state.now.on).toBe(false)
    training?.set(true)
    expect(settings.now).toEqual({ ...firstSettings, training: true })
    sitting.table.press()
    await expect.poll(() => told).toEqual([mistake.sentence])
    expect(training?.state.now).toEqual({ on: true, decisions: 2, well: 1, lost: 12.5 })
    training?.set(false)
    expect(training?.state.now).toEqual({ on: false, decisions: 0, well: 0, lost: 0 })
  })

  it('tells nothing while it is off', async () => {
    const sitting = tableOf({ balance: 5_000 }, answer(round, 4_900))
    const { told } = trained([mistake], sitting)
    sitting.table.press()
    await settled()
    expect(told).toEqual([])
  })

  it('is not there for real money, nor where the place allows no help', () => {
    const sitting = tableOf({ balance: 5_000 })
    const { game } = sitting.table.state.now
    sitting.table.state.change({ game: { ...game, currency: 'USD' } })
    expect(trained([], sitting).training).toBeNull()
    const rules = { ...game.rules, coach: false }
    sitting.table.state.change({ game: { ...game, rules } })
    expect(trained([], sitting).training).toBeNull()
  })
})
