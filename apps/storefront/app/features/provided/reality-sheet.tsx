import { Button, buttonClass } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Reality } from './use-watched-time.ts'

interface Props {
  readonly texts: Texts['gameInfo']['reality']
  readonly reality: Reality
  goOn(): void
}

/** How long the player has played and what it came to, with a way out beside the way on, and to what was played. */
export function RealitySheet({ texts, reality: { minutes, sums }, goOn }: Props) {
  const { money, path } = useWriting()
  const status = useStatus()
  const written = (units: number): string =>
    money(units, status.isLogged ? status.currency : 'CREDIT')
  const net = sums === null ? 0 : sums.paid - sums.staked
  return (
    <Sheet title={fill(texts.title, { minutes: String(minutes) })} closeLabel={null}>
      {sums === null ? null : (
        <dl className="provided-reality">
          <dt>{texts.staked}</dt>
          <dd>{written(sums.staked)}</dd>
          <dt>{texts.won}</dt>
          <dd>{written(sums.paid)}</dd>
          <dt>{net < 0 ? texts.lost : texts.ahead}</dt>
          <dd>{written(Math.abs(net))}</dd>
        </dl>
      )}
      <div className="provided-ways">
        <Button rank="first" onClick={goOn}>
          {texts.goOn}
        </Button>
        <Link className={buttonClass()} to={path('/lobby')}>
          {texts.stop}
        </Link>
        <Link className={buttonClass()} to={path('/limits')}>
          {texts.limits}
        </Link>
        <Link className={buttonClass()} to={path('/my-bets')}>
          {texts.history}
        </Link>
      </div>
    </Sheet>
  )
}
