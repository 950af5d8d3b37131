import type { ListedGame } from '@fairhouse/contract/backoffice/games'
import { formatPercent } from '@fairhouse/money'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Moment, Tag, wholeNumber } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { games as texts } from '../texts/reports.ts'
import { search } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { standingOf } from './standing.ts'

/** A game, and what is changed of it. */
interface Changed {
  readonly game: ListedGame
  readonly what: 'switch' | 'month'
}

/** Every game: whether it is on, and whether it returns what it should. */
export function GamesPage() {
  const [text, setText] = useState('')
  const [changed, setChanged] = useState<Changed | null>(null)
  const list = useCall('games', { text: text.trim() })
  const changes = useCall('gameChanges', {})
  return (
    <>
      <h1>{texts.title}</h1>
      <form className="asked" role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={texts.search}
          value={text}
          maxLength={60}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <section className="panel">
        <Loaded state={list.state}>
          {({ games, more }) => (
            <>
              <GameTable games={games} onChange={setChanged} />
              <p className="quiet">
                {more ? `${search.typeMore} ` : ''}
                {texts.note}
              </p>
            </>
          )}
        </Loaded>
      </section>
      <Panel title={texts.changes}>
        <Loaded state={changes.state}>
          {({ changes: made }) => (
            <Table
              name={texts.changes}
              heads={[texts.when, texts.staff, texts.what]}
              rows={made.map(({ at, by, what }) => ({
                key: `${at} ${what}`,
                cells: [<Moment key="at" at={at} />, by, <code key="what">{what}</code>],
              }))}
              none={texts.noChanges}
            />
          )}
        </Loaded>
      </Panel>
      {changed === null ? null : (
        <ChangeGame
          {...changed}
          onClose={() => setChanged(null)}
          onDone={() => {
            setChanged(null)
            list.reload()
            changes.reload()
          }}
        />
      )}
    </>
  )
}

const percent = (millionths: number): string => formatPercent(millionths / 1_000_000, 'en')

function GameTable({
  games,
  onChange,
}: {
  games: readonly ListedGame[]
  onChange: (changed: Changed) => void
}) {
  return (
    <Table
      name={texts.title}
      heads={[
        texts.name,
        texts.state,
        { name: texts.bets, isNumber: true },
        { name: texts.turnover, isNumber: true },
        { name: texts.theory, isNumber: true },
        { name: texts.actual, isNumber: true },
        texts.band,
        texts.act,
      ]}
      rows={games.map((game) => ({
        key: String(game.gameId),
        cells: [
          <span key="name">
            {game.name}{' '}
            <span className="quiet">
              {game.provider}, {game.gameId}
            </span>
          </span>,
          <span key="state" className="tags">
            <Tag word={game.off ? texts.off : texts.on} kind={game.off ? 'now' : 'good'} />
            {game.ofTheMonth ? <Tag word={texts.ofTheMonth} kind="good" /> : null}
            {game.placed.map(({ list, how }) => (
              <Tag key={list} word={texts.placed[how](list)} />
            ))}
          </span>,
          wholeNumber(game.bets),
          wholeNumber(Math.trunc(game.staked / 100)),
          game.theory === null ? (
            <span key="theory" className="quiet">
              {texts.unknown}
            </span>
          ) : (
            percent(game.theory)
          ),
          game.actual === null ? '' : percent(game.actual),
          <Band key="band" game={game} />,
          <GameActs key="acts" game={game} onChange={onChange} />,
        ],
      }))}
      none={texts.none}
    />
  )
}

const titleOf = ({ game, what }: Changed): string => {
  if (what === 'switch') return game.off ? texts.turnOn : texts.turnOff
  return game.ofTheMonth ? texts.endMonth : texts.makeMonth
}

function GameActs({ game, onChange }: { game: ListedGame; onChange: (changed: Changed) => void }) {
  const may = useMay()
  const acts = (['switch', 'month'] as const).filter((what) =>
    may(what === 'switch' ? 'switchGames' : 'runPromotions'),
  )
  return (
    <span className="acts">
      {acts.map((what) => {
        const title = titleOf({ game, what })
        return (
          <Button
            key={what}
            size="small"
            aria-label={`${title}: ${game.name}`}
            onClick={() => onChange({ game, what })}
          >
            {title}
          </Button>
        )
      })}
    </span>
  )
}

function Band({ game }: { game: ListedGame }) {
  const { band, theory, bets } = game
  if (theory === null || bets === 0) return null
  if (band === null) return <span className="quiet">{texts.tooFew}</span>
  const standing = standingOf(game)
  return (
    <span>
      {percent(band.low)} – {percent(band.high)}{' '}
      {standing === null ? null : (
        <Tag word={texts[standing]} kind={standing === 'outside' ? 'now' : 'good'} />
      )}
    </span>
  )
}

function ChangeGame({
  game,
  what,
  onClose,
  onDone,
}: Changed & {
  onClose: () => void
  onDone: () => void
}) {
  return (
    <AskForm
      call={what === 'switch' ? 'switchGame' : 'setGameOfTheMonth'}
      title={titleOf({ game, what })}
      bodyOf={(fields) => ({
        gameId: game.gameId,
        on: what === 'switch' ? game.off : !game.ofTheMonth,
        note: textOf(fields, 'note'),
      })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{game.name}</p>
      {what === 'month' ? <p className="quiet">{texts.monthNote}</p> : null}
      <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}
