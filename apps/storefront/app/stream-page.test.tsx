import { type ReactNode, Suspense, use } from 'react'
import { describe, expect, it } from 'vitest'
import { streamPage } from './stream-page.server.ts'

const errors: unknown[] = []
const settings = {
  whole: false,
  giveUpAfter: 60_000,
  onError: (error: unknown) => void errors.push(error),
}

const page = (children: ReactNode) => (
  <html lang="en">
    <body>{children}</body>
  </html>
)

/** A part of the page that is there when the promise is. */
function Later({ what }: { what: Promise<string> }) {
  return <p>{use(what)}</p>
}

const waiting = (what: Promise<string>) =>
  page(
    <Suspense fallback={<p>waiting</p>}>
      <Later what={what} />
    </Suspense>,
  )

async function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text()
}

describe('a page', () => {
  it('is sent in one piece, however long', async () => {
    const long = 'x'.repeat(100_000)
    const reader = (await streamPage(page(<p>{long}</p>), settings)).getReader()
    const first = await reader.read()
    expect(Buffer.from(first.value).toString()).toContain(`<p>${long}</p></body></html>`)
    expect((await reader.read()).done).toBe(true)
  })

  it('is begun before all of it is there, and goes on when it is', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const reader = (await streamPage(waiting(promise), settings)).getReader()
    const first = Buffer.from((await reader.read()).value).toString()
    expect(first).toContain('waiting')
    resolve('all there')
    expect(Buffer.from((await reader.read()).value).toString()).toContain('all there')
  })

  it('is sent whole to those who read it once', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const coming = streamPage(waiting(promise), { ...settings, whole: true })
    resolve('all there')
    expect(await textOf(await coming)).toContain('<p>all there</p>')
  })

  it('gives up what does not come', async () => {
    const never = new Promise<string>(() => undefined)
    const text = await textOf(await streamPage(waiting(never), { ...settings, giveUpAfter: 50 }))
    expect(text).toContain('</html>')
    expect(String(errors.at(-1))).toContain('the page took too long')
  })

  it('whose browser went away ends without a fault', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const stream = await streamPage(waiting(promise), settings)
    await stream.cancel()
    resolve('for nobody')
    await new Promise((done) => setImmediate(done))
    await expect(stream.getReader().closed).resolves.toBeUndefined()
  })

  it('whose frame breaks is refused with what broke it', async () => {
    function Broken(): ReactNode {
      throw new Error('the frame')
    }
    await expect(streamPage(<Broken />, settings)).rejects.toThrow('the frame')
  })
})
