import type { Game } from '@fairhouse/contract/entities/game'
import { useEffect, useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import type { Client } from '../../shell/session/client.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { useSelected } from '../../shell/session/use-selected.ts'
import { useLiveAmounts } from './live-meters.ts'
import { MustHitBar } from './must-hit-bar.tsx'
import { largestOf, type TileMeters } from './tile-meters.ts'
import { useCounted } from './use-counted.ts'
import './tile-meter.css'

type Currency = TileMeters[number]['currency']

/** The largest jackpot of a game, counting, at the foot of its tile. For the eye: the game's own page tells the same in words. */
export function TileMeter({ game: { uri } }: { game: Pick<Game, 'uri'> }) {
  const client = useClient()
  const currency = useSelected(client.status, (status) =>
    status.isLogged ? status.currency : 'CREDIT',
  )
  const meters = useTileMeters(client, currency)
  const top = largestOf(meters, uri, useLiveAmounts())
  return top ? <Shown meter={top} /> : null
}

function Shown({ meter }: { meter: TileMeters[number] }) {
  const { money } = useWriting()
  const counted = useCounted(meter.amount)
  return (
    <span className="tile-meter" aria-hidden="true">
      <span className="amount">{money(counted, meter.currency)}</span>
      {meter.won === 'byMeter' ? <MustHitBar {...meter} amount={counted} /> : null}
    </span>
  )
}

/** Asked once for all tiles of a page; what meters show since then comes by the line. */
const asked = new Map<Currency, Promise<TileMeters>>()

function useTileMeters(client: Client, currency: Currency): TileMeters {
  const [meters, setMeters] = useState<TileMeters>([])
  useEffect(() => {
    let isGone = false
    const ask = async (): Promise<void> => {
      const found = await metersIn(client, currency)
      if (!isGone) setMeters(found)
    }
    void ask()
    return () => {
      isGone = true
    }
  }, [client, currency])
  return meters
}

function metersIn(client: Client, currency: Currency): Promise<TileMeters> {
  const known = asked.get(currency)
  if (known) return known
  const asking = ask(client, currency)
  asked.set(currency, asking)
  return asking
}

async function ask(client: Client, currency: Currency): Promise<TileMeters> {
  const answer = await client.ask('jackpots', { currency, limit: '1' }, { passive: true })
  if (answer.ok) return answer.reply.meters
  // Tiles are whole without it; the next one that comes asks again.
  asked.delete(currency)
  return []
}
