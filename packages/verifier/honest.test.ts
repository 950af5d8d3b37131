import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rulesIn } from './check-evidence.ts'
import { checkStream } from './check-stream.ts'
import { honestFile, house } from './testing/honest-file.ts'
import { playStream } from './testing/play-stream.ts'
import { definitions, titles } from './testing/titles.ts'

const games = rulesIn({ ...honestFile([], definitions), definitions })

it('an honest stream gives no alarm, whatever was played of it and kept', {
  timeout: 600_000,
}, async () => {
  const plan = fc.record({
    number: fc.integer({ min: 1, max: 1000 }),
    rounds: fc.integer({ min: 0, max: 12 }),
    clientSeed: fc.stringMatching(/^[A-Za-z0-9 _.-]{1,64}$/),
    titles: fc.subarray([...titles], { minLength: 1 }),
  })
  const memory = fc.record({
    /** Every so-manieth receipt was kept. */
    every: fc.integer({ min: 1, max: 9 }),
    shown: fc.boolean(),
    /** The seed is not revealed yet. */
    isOpen: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(plan, memory, async (planned, { every, shown, isOpen }) => {
      const played = playStream({ ...planned, house })
      const { kept, house: published, rows } = honestFile([played], definitions)
      const { rowOf } = rulesIn({ ...honestFile([], definitions), rows })
      const serverSeed = isOpen ? null : played.stream.serverSeed
      const receipts = kept.receipts.filter((_, i) => i % every === 0)
      const report = await checkStream(
        { ...played.stream, serverSeed },
        {
          rulesOf: games.rulesOf,
          rowOf,
          kept: { ...kept, receipts, shown: shown ? kept.shown : [] },
          keys: published.keys,
        },
      )
      expect(report.findings).toEqual([])
      expect(report).toMatchObject({
        recounted: isOpen ? 0 : planned.rounds,
        receipts: played.handedOut.length,
        compared: { receipts: receipts.length, hashes: shown ? 3 : 0, hashFirst: shown },
      })
    }),
  )
})
