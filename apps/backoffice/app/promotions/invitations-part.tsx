import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Table } from '../parts/table.tsx'
import { Moment, Tags } from '../parts/values.tsx'
import { useMay } from '../shell/sitting.tsx'
import { invitations as texts, promotions } from '../texts/promotions.ts'
import { useCall } from '../use-call.ts'

type Referral = ReplyOf<'referrals'>['referrals'][number]

interface Deciding {
  readonly referral: Referral
  readonly approve: boolean
}

/** Invitations whose friend and inviter may be one person: nobody gets a chip before somebody has looked. */
export function InvitationsPart() {
  const { state, reload } = useCall('referrals', {})
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const may = useMay()
  return (
    <section className="panel">
      <p className="quiet">{texts.lead}</p>
      <Loaded state={state}>
        {({ referrals }) => (
          <Table
            name={texts.title}
            heads={[texts.invitedAt, texts.friend, texts.inviter, texts.shares, texts.acts]}
            rows={referrals.map((one) => ({
              key: String(one.friend),
              cells: [
                <Moment key="at" at={one.invitedAt} />,
                <Link key="friend" to={`/players/${one.friend}/links`}>
                  {one.friendLogin}
                </Link>,
                <Link key="inviter" to={`/players/${one.inviter}/links`}>
                  {one.inviterLogin}
                </Link>,
                <Tags key="shares" words={one.shares} kind="now" />,
                may('closeFlags') ? (
                  <span key="acts" className="acts">
                    <Button
                      size="small"
                      onClick={() => setDeciding({ referral: one, approve: true })}
                    >
                      {texts.give}
                    </Button>
                    <Button
                      size="small"
                      onClick={() => setDeciding({ referral: one, approve: false })}
                    >
                      {texts.decline}
                    </Button>
                  </span>
                ) : null,
              ],
            }))}
            none={texts.none}
          />
        )}
      </Loaded>
      {deciding === null ? null : (
        <Decide
          {...deciding}
          onClose={() => setDeciding(null)}
          onDone={() => {
            setDeciding(null)
            reload()
          }}
        />
      )}
    </section>
  )
}

function Decide({
  referral: { friend, friendLogin, inviterLogin },
  approve,
  onClose,
  onDone,
}: Deciding & { onClose: () => void; onDone: () => void }) {
  return (
    <AskForm
      call="decideReferral"
      title={approve ? texts.give : texts.decline}
      bodyOf={(fields) => ({ friend, approve, note: textOf(fields, 'note') })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        {friendLogin}, {texts.invitedBy} {inviterLogin}
      </p>
      <TextField label={promotions.why} name="note" required minLength={3} maxLength={500} />
    </AskForm>
  )
}
