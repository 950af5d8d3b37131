import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { ask, type ReplyOf } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel, Table } from '../parts/table.tsx'
import { Tag } from '../parts/values.tsx'
import { useSitting } from '../shell/sitting.tsx'
import { staff as texts } from '../texts/staff.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'
import { AskReset, Resets } from './resets.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { SetAddress } from './set-address.tsx'
import { SessionsTable } from './sessions-table.tsx'

/** Who works here: for owners. */
export function StaffPage() {
  const { state, reload } = useCall('staff', {})
  const [resetting, setResetting] = useState<string | null>(null)
  const [addressing, setAddressing] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const end = async (session: string) => {
    const answer = await ask('endStaffSession', { session })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Loaded state={state}>
        {({ people, sessions, resets, secondFactor }) => (
          <>
            <Panel title={texts.people}>
              <p>{secondFactor ? texts.required : texts.notRequired}</p>
              <People people={people} reset={setResetting} address={setAddressing} />
            </Panel>
            <Panel title={texts.waiting}>
              <Resets resets={resets} reload={reload} />
            </Panel>
            <Panel title={texts.sessions}>
              <SessionsTable
                name={texts.sessions}
                sessions={sessions}
                end={(session) => void end(session)}
              />
            </Panel>
          </>
        )}
      </Loaded>
      <RoleMatrix />
      {addressing === null ? null : (
        <SetAddress
          staff={addressing}
          onClose={() => setAddressing(null)}
          onDone={() => {
            setAddressing(null)
            reload()
          }}
        />
      )}
      {resetting === null ? null : (
        <AskReset
          staff={resetting}
          onClose={() => setResetting(null)}
          onDone={() => {
            setResetting(null)
            reload()
          }}
        />
      )}
    </>
  )
}

function People({
  people,
  reset,
  address,
}: Pick<ReplyOf<'staff'>, 'people'> & {
  reset: (name: string) => void
  address: (name: string) => void
}) {
  const sitting = useSitting()
  const { heads } = texts
  return (
    <Table
      name={texts.people}
      heads={[
        heads.name,
        heads.role,
        heads.app,
        { name: heads.passkeys, isNumber: true },
        { name: heads.recoveryCodes, isNumber: true },
        texts.mail,
        heads.act,
      ]}
      rows={people.map(({ name, role, active, hasApp, passkeys, recoveryCodesLeft, email }) => ({
        key: name,
        cells: [
          name,
          titled(role),
          <Tag key="app" word={hasApp ? texts.yes : texts.no} kind={hasApp ? 'good' : 'plain'} />,
          passkeys,
          recoveryCodesLeft,
          email,
          !active ? (
            texts.gone
          ) : (
            <span key="acts" className="acts">
              <Button
                size="small"
                aria-label={texts.setAddressOf(name)}
                onClick={() => address(name)}
              >
                {texts.setAddress}
              </Button>
              {name === sitting.name ? null : (
                <Button
                  key="reset"
                  size="small"
                  aria-label={texts.resetOf(name)}
                  onClick={() => reset(name)}
                >
                  {texts.reset}
                </Button>
              )}
            </span>
          ),
        ],
      }))}
      none=""
    />
  )
}
