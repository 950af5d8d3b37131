import type { RoundSummary } from '@fairhouse/contract/calls/play'
import { pageLength } from '@fairhouse/contract/limits'
import { Bone } from '@fairhouse/ui/state'
import { Copy, LifeBuoy, Play, ScanSearch, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { CopyButton } from '../../shell/parts/copy-button.tsx'
import { useShared } from '../sharing/use-shared.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { later } from '../../shell/waking/later.ts'

const ShareSheet = later(async () => (await import('../sharing/share-sheet.tsx')).ShareSheet)

interface Props {
  readonly texts: Texts['bets']
  readonly rounds: readonly RoundSummary[]
  readonly share: Texts['sharing']
}

/** Rounds as a table; on a phone each row becomes a card of two lines. */
export function BetTable({ texts, rounds, share }: Props) {
  const sharing = useShared()
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <table className="bets">
        <BetHead texts={texts} />
        <tbody>
          {rounds.map((round) => (
            <BetRow
              key={round.id}
              texts={texts}
              round={round}
              share={share}
              isShared={sharing.isShared(round.id) === true}
              open={() => setOpened(round.id)}
            />
          ))}
        </tbody>
      </table>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <ShareSheet
            texts={share}
            roundId={opened}
            sharing={sharing}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function BetHead({ texts }: { texts: Texts['bets'] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.date}</th>
        <th scope="col">{texts.game}</th>
        <th scope="col">{texts.round}</th>
        <th scope="col" className="bets-number">
          {texts.stake}
        </th>
        <th scope="col" className="bets-number">
          {texts.payout}
        </th>
        <th scope="col">
          <span className="unseen">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

interface RowProps extends Pick<Props, 'texts' | 'share'> {
  readonly round: RoundSummary
  readonly isShared: boolean
  /** Opens what sharing it means. */
  open(): void
}

function BetRow(props: RowProps) {
  const { texts, round } = props
  const { language } = useHouse()
  const { money } = useWriting()
  const { stake, payout, currency, finished, ended } = round
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <tr>
      <td className="bets-date">
        <time dateTime={round.at}>{at.format(new Date(round.at))}</time>
      </td>
      <td className="bets-game">{round.name}</td>
      <td className="bets-round">
        <RoundId texts={texts} round={round} />
      </td>
      <td className="bets-stake bets-number amount">
        <span className="bets-label">{texts.stake}</span> {money(stake, currency)}
      </td>
      <td
        className={`bets-payout bets-number amount ${finished && payout > stake ? 'bets-gain' : ''}`}
      >
        <span className="bets-label">{texts.payout}</span>{' '}
        {finished ? money(payout, currency) : texts.unfinished}
        {ended === 'byHouse' || ended === 'voided' ? (
          <small className="bets-ended">{texts[ended]}</small>
        ) : null}
      </td>
      <td className="bets-ways">
        <RoundWays {...props} />
      </td>
    </tr>
  )
}

function RoundId({ texts, round }: { texts: Texts['bets']; round: RoundSummary }) {
  return (
    <CopyButton className="bets-id" text={round.id}>
      {round.provider === undefined ? fill(texts.nonce, { nonce: round.nonce }) : null}
      <code>{round.id.slice(-6)}</code>
      <span className="unseen">{texts.copyId}</span>
      <Copy aria-hidden="true" size={14} />
    </CopyButton>
  )
}

function RoundWays({ texts, round, share, isShared, open }: RowProps) {
  const { path } = useWriting()
  const { id, uri, name: game, nonce, finished, provider, room } = round
  // What drew it is not here: there is nothing of ours to replay or to verify.
  if (provider !== undefined) return null
  if (!finished) {
    return (
      <a className="bets-way" href={path(`/${uri}`)}>
        <Play aria-hidden="true" size={16} /> {texts.goOn}
      </a>
    )
  }
  // Everybody shared the round: its chain proves it, and there is no other round of the player's own to replay.
  if (room !== undefined) {
    return (
      <Link
        className="bets-way"
        to={`${path('/provably-fair/verify')}?room=${uri}&chain=${room.chain}&number=${room.number}`}
        aria-label={fill(texts.verifyOf, { nonce, game })}
      >
        <ScanSearch aria-hidden="true" size={16} /> {texts.verify}
      </Link>
    )
  }
  return (
    <>
      <a
        className="bets-way"
        href={`${path(`/${uri}`)}?replay=${id}`}
        aria-label={fill(texts.replayOf, { nonce, game })}
      >
        <Play aria-hidden="true" size={16} /> {texts.replay}
      </a>
      <Link
        className="bets-way"
        to={`${path('/provably-fair/verify')}?round=${id}`}
        aria-label={fill(texts.verifyOf, { nonce, game })}
      >
        <ScanSearch aria-hidden="true" size={16} /> {texts.verify}
      </Link>
      <Link
        className="bets-way"
        to={`${path('/support')}?round=${id}`}
        aria-label={fill(texts.helpOf, { nonce, game })}
      >
        <LifeBuoy aria-hidden="true" size={16} /> {texts.help}
      </Link>
      {room === undefined ? (
        <button
          type="button"
          className="bets-way"
          aria-haspopup="dialog"
          aria-label={fill(isShared ? share.sharedOf : share.shareOf, { nonce, game })}
          onClick={open}
        >
          <Share2 aria-hidden="true" size={16} /> {isShared ? share.shared : share.toShare}
        </button>
      ) : null}
    </>
  )
}

const cells = ['date', 'game', 'round', 'stake', 'payout', 'ways'] as const

/** Rows of the size that the rounds will have. */
export function BetBones({ texts }: { texts: Texts['bets'] }) {
  return (
    <table className="bets bets-bones" aria-busy="true" aria-label={texts.loading}>
      <BetHead texts={texts} />
      <tbody>
        {Array.from({ length: pageLength }, (_, row) => (
          // Empty rows have nothing but their place.
          <tr key={`bone ${row}`}>
            {cells.map((cell) => (
              <td key={cell} className={`bets-${cell}`}>
                <Bone />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
