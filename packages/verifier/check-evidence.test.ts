import { expect, it } from 'vitest'
import { checkEvidence } from './check-evidence.ts'
import { evidenceFile } from './evidence.ts'
import { honestFile, playStreams } from './testing/honest-file.ts'
import { definitions, titles } from './testing/titles.ts'

const played = playStreams(titles, { streams: 2, rounds: 120 })
const file = honestFile(played, definitions)

it('a file that an honest house wrote agrees from end to end, and so it does after it was written and read', async () => {
  const steps = played.map(({ handedOut }) => handedOut.length)
  const read = evidenceFile.parse(JSON.parse(JSON.stringify(file)))
  const report = await checkEvidence(read)
  expect(report).toMatchObject({
    findings: [],
    absent: [],
    streams: [1, 2].map((stream, i) => ({
      stream,
      findings: [],
      rounds: 120,
      recounted: 120,
      revealed: true,
      withoutReceipts: 0,
      receipts: steps[i],
      compared: { hashes: stream * 3, receipts: steps[i], refusals: 0, hashFirst: true },
    })),
  })
  expect(Math.min(...steps)).toBeGreaterThan(120)
})
