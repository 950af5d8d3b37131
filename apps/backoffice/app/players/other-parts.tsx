import { Link } from 'react-router'
import { Loaded } from '../parts/loaded.tsx'
import { Facts, Panel, Table } from '../parts/table.tsx'
import { Moment, Money, Tag } from '../parts/values.tsx'
import { player as texts } from '../texts/player.ts'
import { titled } from '../texts/words.ts'
import { useCall } from '../use-call.ts'

const { heads, none, parts } = texts

interface Props {
  readonly player: number
}

export function Limits({ player }: Props) {
  const { state } = useCall('playerProtection', { player })
  return (
    <Loaded state={state}>
      {({ standing, steps }) => (
        <div className="grid">
          <Panel title={parts.limits}>
            {standing.length === 0 ? <p className="quiet">{none.limits}</p> : null}
            {standing.map((row) => (
              <Facts
                key={row.map(({ value }) => value).join()}
                rows={row.map(({ name, value }) => [titled(name), value])}
              />
            ))}
          </Panel>
          <Panel title={parts.timeline}>
            <Table
              name={parts.timeline}
              heads={[heads.when, heads.what, heads.details]}
              rows={steps.map(({ at, what, details }) => ({
                key: `${at} ${what} ${details}`,
                cells: [
                  <Moment key="at" at={at} />,
                  titled(what),
                  <code key="more">{details}</code>,
                ],
              }))}
              none={none.steps}
            />
          </Panel>
        </div>
      )}
    </Loaded>
  )
}

export function Loyalty({ player }: Props) {
  const { state } = useCall('playerLoyalty', { player })
  return (
    <Panel title={parts.loyalty}>
      <Loaded state={state}>
        {({ standing }) =>
          standing === null ? (
            <p className="quiet">{none.loyalty}</p>
          ) : (
            <Facts
              rows={[
                [titled('level'), standing.level],
                [
                  titled('lifetimeTurnover'),
                  <Money key="lifetime" units={standing.lifetime} currency="USD" />,
                ],
                [titled('tokens'), standing.tokens],
                [titled('tickets'), standing.tickets],
                [
                  titled('cashback'),
                  <Money key="cashback" units={standing.cashback} currency="USD" />,
                ],
              ]}
            />
          )
        }
      </Loaded>
    </Panel>
  )
}

export function Messages({ player }: Props) {
  const { state } = useCall('playerMessages', { player })
  return (
    <Panel title={parts.messages}>
      <Loaded state={state}>
        {({ messages }) =>
          messages.length === 0 ? (
            <p className="quiet">{none.messages}</p>
          ) : (
            <ul className="letters">
              {messages.map(({ id, subject, body, at, read }) => (
                <li key={id}>
                  <details>
                    <summary>
                      <strong>{subject}</strong> <Moment at={at} />{' '}
                      <Tag word={read ? 'read' : 'unread'} />
                    </summary>
                    <p className="letter">{body}</p>
                  </details>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

export function Complaints({ player }: Props) {
  const { state } = useCall('playerComplaints', { player })
  return (
    <Panel title={parts.complaints}>
      <Loaded state={state}>
        {({ complaints }) =>
          complaints.length === 0 ? (
            <p className="quiet">{none.complaints}</p>
          ) : (
            <ul className="letters">
              {complaints.map(({ number, subject, state: standing, dueAt, steps }) => (
                <li key={number}>
                  <p>
                    <Link to={`/complaints/${number}`}>{number}</Link> {titled(subject)}{' '}
                    <Tag word={standing} />{' '}
                    {dueAt === null ? null : (
                      <span className="quiet">
                        {heads.until} <Moment at={dueAt} />
                      </span>
                    )}
                  </p>
                  {steps.map(({ what, text, at }) => (
                    <p key={`${what} ${at}`} className="letter">
                      <span className="quiet">
                        <Moment at={at} /> {titled(what)}
                      </span>{' '}
                      {text}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}
