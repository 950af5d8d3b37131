import { avatarsAtMost, avatarsOffered } from '@fairhouse/contract/limits'
import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { Button, buttonClass } from '@fairhouse/ui/button'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { notice } from '../../shell/notices/notices.ts'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { Avatar } from './avatar.tsx'
import './profile.css'

/** Chooses the player's picture: one of those that are there, or one drawn anew. */
export function AvatarPage({ texts }: { texts: Texts['profile'] }) {
  return (
    <PlayerPage
      heading={texts.avatarHeading}
      lead={texts.avatarLead}
      texts={texts}
      path="/edit-profile/select-avatar"
      forGuests
      className="profile"
    >
      {(status) => <Choosing texts={texts} status={status} />}
    </PlayerPage>
  )
}

const offered = Array.from({ length: avatarsOffered }, (_, index) => index + 1)

function Choosing({ texts, status }: { texts: Texts['profile']; status: PlayerStatus }) {
  const client = useClient()
  const navigate = useNavigate()
  const { path } = useWriting()
  const [chosen, setChosen] = useState(status.avatarImageId)
  // Whoever has a picture of his own sees it among the new ones.
  const [drawn, setDrawn] = useState<readonly number[]>(
    status.avatarImageId > avatarsOffered ? [status.avatarImageId] : [],
  )
  const [busy, setBusy] = useState(false)
  const drawNew = (): void => {
    const fresh = newIds()
    setDrawn(fresh)
    setChosen(fresh[0] ?? chosen)
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const answer = await client.ask('editAvatar', { avatarImageId: chosen })
    setBusy(false)
    if (!answer.ok) return
    await navigate(path('/edit-profile'))
    client.show(notice('INFO', texts.avatarSaved, { persistent: true }))
  }
  return (
    <form method="post" onSubmit={(event) => void save(event)}>
      {drawn.length > 0 ? (
        <Pictures
          legend={texts.avatarsNew}
          ids={drawn}
          texts={texts}
          chosen={chosen}
          choose={setChosen}
        />
      ) : null}
      <Pictures
        legend={texts.avatarsOffered}
        ids={offered}
        texts={texts}
        chosen={chosen}
        choose={setChosen}
      />
      <div className="avatars-ways">
        <Button type="submit" rank="first" busy={busy}>
          {texts.avatarSave}
        </Button>
        <Button onClick={drawNew}>{texts.avatarDraw}</Button>
        <Link className={buttonClass({ rank: 'plain' })} to={path('/edit-profile')}>
          {texts.cancel}
        </Link>
      </div>
    </form>
  )
}

interface PicturesProps {
  readonly legend: string
  readonly ids: readonly number[]
  readonly texts: Texts['profile']
  readonly chosen: number
  choose(id: number): void
}

function Pictures({ legend, ids, texts, chosen, choose }: PicturesProps) {
  return (
    <fieldset className="avatars-part">
      <legend>{legend}</legend>
      <div className="avatars">
        {ids.map((id) => (
          <label key={id} className="avatars-one">
            <input
              type="radio"
              name="avatar"
              value={id}
              checked={id === chosen}
              aria-label={fill(texts.avatarNumber, { number: id })}
              onChange={() => choose(id)}
            />
            <Avatar id={id} size={96} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const newOnes = 12

/** Ids beyond those that everybody is offered. */
function newIds(): number[] {
  const words = crypto.getRandomValues(new Uint32Array(newOnes))
  const range = avatarsAtMost - avatarsOffered
  return [...new Set([...words].map((word) => avatarsOffered + 1 + (word % range)))]
}
