import { expect, it } from 'vitest'
import { askForGood } from './ask-for-good.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { nothingCame } from './failure.ts'

function awayFor(calls: number) {
  const seen: string[] = []
  let asked = 0
  let tryNow = (): void => undefined
  const { patience, answered } = askForGood({
    pause: async () => void seen.push('pause'),
    explain: (isWaiting) => void seen.push(isWaiting ? 'explain' : 'over'),
    offer(wake) {
      seen.push('offer')
      tryNow = wake
      return { close: () => void seen.push('close') }
    },
  })
  const transport = {
    send: async () => (++asked > calls ? { ok: true as const, body: { status: 1 } } : nothingCame),
  }
  const asking = askUntilAnswered({ language: 'en', transport }, 'status', {}, patience)
  return { seen, asking, answered, patience, tryNow: () => tryNow() }
}

it('finds a house that was away for long by itself, and takes back what it offered meanwhile', async () => {
  const { seen, asking, answered } = awayFor(40)
  await asking
  answered()
  expect(seen.filter((one) => one === 'pause')).toHaveLength(40)
  expect(seen.filter((one) => one === 'offer')).toHaveLength(1)
  expect(seen.slice(-2)).toEqual(['over', 'close'])
})

it('offers nothing for a short while', async () => {
  const { seen, asking, answered } = awayFor(7)
  await asking
  answered()
  expect(seen).not.toContain('offer')
  expect(seen.at(-1)).toBe('over')
})

it('tries at once when the player wants it', async () => {
  let tryNow = (): void => undefined
  const { patience } = askForGood({
    pause: () => new Promise(() => undefined),
    explain: () => undefined,
    offer(wake) {
      tryNow = wake
      return { close: () => undefined }
    },
  })
  patience.waiting(8)
  const pause = patience.pause(5000)
  tryNow()
  await expect(pause).resolves.toBeUndefined()
})
