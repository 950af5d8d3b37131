import type { Page, WebSocketRoute } from '@playwright/test'

/** Request keys of the bets that a page made, in order, by the way they went. */
export interface Plays {
  readonly byFrame: string[]
  readonly byPost: string[]
}

/** Listens from now on; to be called before the page is loaded. */
export function watchPlays(page: Page): Plays {
  const plays: Plays = { byFrame: [], byPost: [] }
  page.on('request', (request) => {
    if (request.url().endsWith('/play/json2')) {
      plays.byPost.push(new URLSearchParams(request.postData() ?? '').get('requestKey') ?? 'none')
    }
  })
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const key = keyOfPlay(payload)
      if (key !== null) plays.byFrame.push(key)
    })
  })
  return plays
}

/** What a line does with a bet. */
export type Mishap = 'request lost' | 'answer lost' | 'silent'

/**
 * Puts a line between page and house that has one mishap, with the first bet by frame, and works well before and after. To be called
 * before the page is loaded.
 * @returns the keys of the bets that came by frame.
 */
export async function lineWith(page: Page, mishap: Mishap): Promise<string[]> {
  const keys: string[] = []
  await page.routeWebSocket('/ws', (line) => {
    const house = line.connectToServer()
    line.onMessage((message) => {
      const key = keyOfPlay(message)
      if (key !== null) keys.push(key)
      if (key === null || keys.length > 1) return house.send(message)
      meet(mishap, { line, house, message })
    })
  })
  return keys
}

interface Meeting {
  readonly line: WebSocketRoute
  readonly house: WebSocketRoute
  readonly message: string | Buffer
}

function meet(mishap: Mishap, { line, house, message }: Meeting): void {
  switch (mishap) {
    case 'request lost':
      void line.close()
      return
    case 'answer lost':
      house.onMessage((told) => {
        if (isAnswer(told)) void line.close()
        else line.send(told)
      })
      house.send(message)
      return
    case 'silent':
  }
}

const frameOf = (payload: string | Buffer): Partial<Record<string, unknown>> =>
  JSON.parse(payload.toString())

const isAnswer = (payload: string | Buffer): boolean => frameOf(payload)['type'] === 'answer'

function keyOfPlay(payload: string | Buffer): string | null {
  const { call, body } = frameOf(payload)
  if (typeof call !== 'string' || !call.endsWith('/play/json2')) return null
  const key = typeof body === 'object' && body !== null && 'requestKey' in body && body.requestKey
  return typeof key === 'string' ? key : null
}
