import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { ChangeSeed } from './change-seed.tsx'
import type { RoundLoading } from './use-round.ts'
import type { SeedChanging } from './use-seed-change.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly loading: RoundLoading
  readonly wanted: string | null
  readonly changing: SeedChanging
}

/** Fetches a round of the player's own and, while its seed is sealed, offers to open it. */
export function RoundLoader({ texts, loading, wanted, changing }: Props) {
  const status = useStatus()
  const [id, setId] = useState(wanted ?? '')
  const { stage, round } = loading
  if (!status.isLogged) return <LogInHint texts={texts} />
  return (
    <div className="verifier-loader">
      <form
        className="verifier-loader"
        onSubmit={(event) => {
          event.preventDefault()
          void loading.load(id.trim())
        }}
      >
        <TextField
          label={texts.roundId}
          name="round"
          mono
          required
          spellCheck={false}
          autoComplete="off"
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
        <Button type="submit" busy={stage === 'loading'}>
          {stage === 'loading' ? texts.loading : texts.load}
        </Button>
      </form>
      {round?.sealed ? (
        <ChangeSeed
          texts={texts}
          changing={changing}
          changed={() => void loading.load(round.id)}
          means={`${texts.sealed} ${texts.sealedMeans}`}
        />
      ) : null}
      {round && !round.sealed ? (
        <output className="verifier-loaded">
          <Check aria-hidden="true" size={18} /> {texts.loaded}
        </output>
      ) : null}
    </div>
  )
}

/** Without an account there is nothing of one's own to load. */
function LogInHint({ texts }: { texts: Texts['verify'] }) {
  const { frame } = useHouse()
  const { path } = useWriting()
  const { pathname, search } = useLocation()
  return (
    <p className="verifier-hint">
      {texts.logInToLoad}{' '}
      <Link to={`${path('/login')}?source=${encodeURIComponent(pathname + search)}`}>
        {frame.logIn}
      </Link>
    </p>
  )
}
