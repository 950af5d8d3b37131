import { Receiver } from 'ws'
import { expect, it } from 'vitest'
import { textFrame } from './text-frame.ts'

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a frame of %i characters is read by the library as it was written',
  async (length) => {
    for (const letter of ['x', 'é', '€']) {
      const text = letter.repeat(length)
      expect(await heard(textFrame(text))).toBe(text)
    }
  },
)

function heard(frame: Buffer): Promise<string> {
  const receiver = new Receiver({ isServer: false })
  return new Promise((resolve, reject) => {
    receiver.on('message', (bytes: Buffer, isBinary: boolean) =>
      isBinary ? reject(new Error('not text')) : resolve(bytes.toString()),
    )
    receiver.on('error', reject)
    receiver.write(frame)
  })
}
