import type { Profile } from '@fairhouse/contract/calls/profile'
import { buttonClass } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { BuddyInProfile } from '../buddy/buddy-here.tsx'
import { PrivacySwitch } from '../feed/privacy-switch.tsx'
import { useWriting } from '../../shell/house/house.tsx'
import { NewsletterSwitch } from '../newsletter/newsletter-switch.tsx'
import { Failed } from '../../shell/player-page/not-loaded.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { Avatar } from './avatar.tsx'
import type { FaultWords } from './profile-faults.ts'
import { ProfileForm } from './profile-form.tsx'
import { type LoadedProfile, useProfile } from './use-profile.ts'
import '../forms/account.css'
import './profile.css'

interface Props {
  readonly texts: Texts['profile']
  readonly faults: FaultWords['faults']
  readonly newsletter: Texts['newsletter']['switch']
  readonly privacy: Texts['feed']['privacy']
  readonly buddy: Texts['buddy']
}

/** What the house knows of the player, to be put right. */
export function ProfilePage(props: Props) {
  const { texts } = props
  const [attempt, setAttempt] = useState(0)
  return (
    <PlayerPage heading={texts.heading} texts={texts} path="/edit-profile" className="profile">
      {() => <Mine key={attempt} {...props} again={() => setAttempt(attempt + 1)} />}
    </PlayerPage>
  )
}

function Mine({ again, ...props }: Props & { again(): void }) {
  const { texts } = props
  const loaded = useProfile()
  switch (loaded.stage) {
    case 'loading':
      return (
        <div role="progressbar" className="profile-form" aria-label={texts.loading}>
          <Bone />
          <Bone />
          <Bone />
        </div>
      )
    case 'failed':
      return (
        <Failed
          texts={texts}
          sentence={loaded.sentence}
          picture={<UserRound size={56} />}
          again={again}
        />
      )
    case 'loaded':
      return <Loaded {...props} loaded={loaded} />
  }
}

function Loaded({
  texts,
  faults,
  newsletter,
  privacy,
  buddy,
  loaded,
}: Props & { readonly loaded: Extract<LoadedProfile, { stage: 'loaded' }> }) {
  // A saved profile begins a new form: what was typed is now what is known.
  const [{ profile, count }, setSaved] = useState({ profile: loaded.profile, count: 0 })
  const saved = (next: Profile): void => setSaved({ profile: next, count: count + 1 })
  return (
    <>
      <Picture texts={texts} />
      <ProfileForm
        key={count}
        texts={texts}
        faults={faults}
        profile={profile}
        countries={loaded.countries}
        saved={saved}
      />
      <section className="profile-part profile-news" aria-label={texts.news}>
        <NewsletterSwitch texts={newsletter} />
        <PrivacySwitch texts={privacy} />
      </section>
      <BuddyInProfile texts={buddy} />
    </>
  )
}

function Picture({ texts }: Pick<Props, 'texts'>) {
  const status = useStatus()
  const { path } = useWriting()
  if (!status.isLogged) return null
  return (
    <div className="profile-who">
      <Avatar id={status.avatarImageId} size={72} />
      <div>
        <p className="profile-login">{status.login}</p>
        <Link className={buttonClass({ size: 'small' })} to={path('/edit-profile/select-avatar')}>
          {texts.changePicture}
        </Link>
      </div>
    </div>
  )
}
