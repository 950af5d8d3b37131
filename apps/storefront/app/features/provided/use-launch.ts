import { refusals } from '@fairhouse/contract/refusals'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Client } from '../../shell/session/client.ts'

/** How far the opening of a game is. */
export type Launch =
  | { readonly stage: 'opening'; readonly url: string | null }
  | { readonly stage: 'playing'; readonly url: string }
  /** The provider did not answer, or its page did not say that it can be played. */
  | { readonly stage: 'failed' }
  /** It was opened in another place, which took its turn. */
  | { readonly stage: 'elsewhere' }
  /** The house's own words say why not. */
  | { readonly stage: 'refused'; readonly why: Why }

/** Refusals that this page tells in its own place. */
const whys = ['gameNotEnabled', 'userSuspended', 'onPause', 'gamesBlocked'] as const
type Why = (typeof whys)[number]

/** What a frame tells. */
type Told =
  | 'gameLoaded'
  | 'roundStarted'
  | 'roundEnded'
  | 'goToLobby'
  | 'goToCashier'
  | 'sessionEnded'

/** A page that does not say within this time that it can be played is taken for broken. */
const patienceMs = 30_000
/** So often a round counts as being here. */
const awakeEveryMs = 60_000

const told: readonly Told[] = [
  'gameLoaded',
  'roundStarted',
  'roundEnded',
  'goToLobby',
  'goToCashier',
  'sessionEnded',
]

/**
 * Opens a provider's game and hears its frame.
 * @param goTo leads somewhere below the language prefix.
 */
export function useLaunch(uri: string, goTo: (path: '/lobby' | '/cashier/deposit') => void) {
  const client = useClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [launch, setLaunch] = useState<Launch>({ stage: 'opening', url: null })
  useEffect(() => {
    const left = new AbortController()
    void opened(client, uri).then((found) => left.signal.aborted || setLaunch(found))
    return () => left.abort()
  }, [client, uri])

  const isOpening = launch.stage === 'opening'
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => setLaunch({ stage: 'failed' }), patienceMs)
    return () => clearTimeout(timer)
  }, [isOpening])

  const awake = useRef(0)
  const hear = useCallback(
    (what: Told) => {
      switch (what) {
        case 'gameLoaded':
          setLaunch((now) =>
            now.stage === 'opening' && now.url !== null ? { stage: 'playing', url: now.url } : now,
          )
          return
        case 'roundStarted':
        case 'roundEnded':
          if (Date.now() - awake.current < awakeEveryMs) return
          awake.current = Date.now()
          void client.ask('status', {})
          return
        case 'goToLobby':
          goTo('/lobby')
          return
        case 'goToCashier':
          goTo('/cashier/deposit')
          return
        case 'sessionEnded':
          setLaunch({ stage: 'elsewhere' })
      }
    },
    [client, goTo],
  )
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      // A sandboxed frame has no origin that could be compared: what counts is that it is the very frame.
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const what = typeOf(event.data)
      if (what !== null) hear(what)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [hear])
  return { launch, frame }
}

function typeOf(data: unknown): Told | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  return told.find((one) => one === data.type) ?? null
}

async function opened(client: Client, uri: string): Promise<Launch> {
  const answer = await client.ask('launchGame', { uri }, { shows: whys })
  if (answer.ok)
    return answer.reply.url === null
      ? { stage: 'failed' }
      : { stage: 'opening', url: answer.reply.url }
  const { code } = answer.failure
  const why = whys.find((one) => refusals[one].code === code)
  return why ? { stage: 'refused', why } : { stage: 'failed' }
}
