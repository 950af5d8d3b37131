import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useHouse, useWriting } from '../language/house.tsx'
import { useStatus } from '../session/client-context.tsx'
import type { Texts } from '../texts/texts.ts'
import type { RoundLoading } from './use-round.ts'

interface Props {
  readonly texts: Texts['verify']
  readonly loading: RoundLoading
  readonly wanted: string | null
}

/** Fetches a round of the player's own and, while its seed is sealed, offers to open it. */
export function RoundLoader({ texts, loading, wanted }: Props) {
  const status = useStatus()
  const [id, setId] = useState(wanted ?? '')
  const { stage, round } = loading
  if (!status.isLogged) return <LogInHint texts={texts} />
  return (
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
      {round?.sealed ? (
        <output className="verifier-sealed">
          <span>
            <b>{texts.sealed}</b> {texts.sealedMeans}
          </span>
          <Button
            rank="first"
            busy={stage === 'rotating'}
            onClick={() => void loading.open(round.id)}
          >
            {stage === 'rotating' ? texts.rotating : texts.rotate}
          </Button>
        </output>
      ) : null}
      {round && !round.sealed ? (
        <output className="verifier-loaded">
          <Check aria-hidden="true" size={18} /> {texts.loaded}
        </output>
      ) : null}
    </form>
  )
}

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
