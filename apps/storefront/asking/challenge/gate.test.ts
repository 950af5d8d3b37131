import { describe, expect, it } from 'vitest'
import { type ChallengeEnd, createGate } from './gate.ts'

/** A gate whose challenges the test ends, with a clock of its own. */
function gateOf() {
  const shown: { page: string; end: (end: ChallengeEnd) => void }[] = []
  const pauses: number[] = []
  const gate = createGate({
    show: (page) => new Promise((end) => void shown.push({ page, end })),
    pause: async (milliseconds) => {
      pauses.push(milliseconds)
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
  return { gate, shown, pauses }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('the gate', () => {
  it('is free while there is no challenge', async () => {
    const { gate, pauses } = gateOf()
    expect(await gate.untilFree()).toBe(0)
    expect(pauses).toEqual([])
  })

  it('shows one challenge at a time; whoever else meets one hears its end', async () => {
    const { gate, shown, pauses } = gateOf()
    const ends = Array.from({ length: 50 }, (_, index) => gate.meet(`page ${index}`, 0))
    await settled()
    expect(shown.map(({ page }) => page)).toEqual(['page 0'])
    shown[0]?.end('solved')
    expect(new Set(await Promise.all(ends))).toEqual(new Set(['solved']))
    expect(new Set(pauses)).toEqual(new Set([100]))
  })

  it('holds back what comes while a challenge is open', async () => {
    const { gate, shown } = gateOf()
    const met = gate.meet('page', 0)
    let isFree = false
    const waiting = gate.untilFree().then((solved) => {
      isFree = true
      return solved
    })
    for (let turn = 0; turn < 5; turn++) await settled()
    expect(isFree).toBe(false)
    shown[0]?.end('solved')
    expect(await met).toBe('solved')
    expect(await waiting).toBe(1)
  })

  it('does not show the challenge of a call that went out before another was solved', async () => {
    const { gate, shown } = gateOf()
    const first = gate.meet('first', 0)
    shown[0]?.end('solved')
    await first
    expect(await gate.meet('late', 0)).toBe('solved')
    expect(shown).toHaveLength(1)
    void gate.meet('new', 1)
    expect(shown).toHaveLength(2)
  })

  it('is free again when a challenge cannot even be shown', async () => {
    const gate = createGate({
      show: () => Promise.reject(new Error('not loaded')),
      pause: () => settled(),
    })
    const [first, second] = await Promise.allSettled([gate.meet('a', 0), gate.meet('b', 0)])
    expect(first.status).toBe('rejected')
    expect(second).toMatchObject({ value: 'closed' })
    expect(await gate.untilFree()).toBe(0)
  })
})
