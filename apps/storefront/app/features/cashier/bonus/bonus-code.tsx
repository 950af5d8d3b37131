import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { useBackOnline } from '../../../shell/session/use-back-online.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import { CodeForm } from './code-form.tsx'
import { EndedGrants } from './ended-grants.tsx'
import { Grants } from './grants.tsx'
import { Offers } from './offers.tsx'
import { useBonuses } from './use-bonuses.ts'
import type { WorthGame } from './worth/worth-game.ts'
import './bonus.css'

interface Props {
  readonly texts: Texts['cashierBonus']
  /** The code that the address brings. */
  readonly code: string
  readonly games: readonly WorthGame[]
}

/** A code to be claimed, the bonuses of the player, and what is on offer. */
export function BonusCode({ texts, code, games }: Props) {
  const found = useBonuses()
  const { path } = useWriting()
  if (found.stage === 'loading')
    return (
      <div className="bonus-bones" aria-busy="true" role="status" aria-label={texts.loading}>
        <Bone />
        <Bone />
        <Bone />
      </div>
    )
  if (found.stage === 'failed')
    return <NotLoaded texts={texts} sentence={found.sentence} again={found.again} />
  return (
    <>
      <CodeForm texts={texts} code={code} at={found} />
      <Grants texts={texts} at={found} />
      <Offers texts={texts} at={found} games={games} />
      <EndedGrants texts={texts} grants={found.grants} />
      <Link className="bonus-more" to={path('/promotions')}>
        {texts.promotions}
      </Link>
    </>
  )
}

function NotLoaded({
  texts,
  sentence,
  again,
}: {
  texts: Texts['cashierBonus']
  sentence: string
  again(): void
}) {
  useBackOnline(again)
  return (
    <div className="bonus-failed">
      <p>{sentence}</p>
      <Button size="small" onClick={again}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
