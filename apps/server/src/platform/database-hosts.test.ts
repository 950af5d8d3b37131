import { describe, expect, it } from 'vitest'
import { createHosts, hostsOf } from './database-hosts.ts'

describe('the hosts of a database', () => {
  it.each([
    ['postgres://u:p@one:5432/name', ['postgres://u:p@one:5432/name']],
    ['postgres://u:p@one/name?sslmode=require', ['postgres://u:p@one/name?sslmode=require']],
    [
      'postgresql://u:p,q@one:5432,two:5433/name',
      ['postgresql://u:p,q@one:5432/name', 'postgresql://u:p,q@two:5433/name'],
    ],
    [
      'postgres://one,two/name?target_session_attrs=read-write',
      ['postgres://one/name', 'postgres://two/name'],
    ],
    [
      'postgres://one,two/name?target_session_attrs=primary&sslmode=require',
      ['postgres://one/name?sslmode=require', 'postgres://two/name?sslmode=require'],
    ],
    [
      'postgres://one,two/name?sslmode=require&target_session_attrs=read-write',
      ['postgres://one/name?sslmode=require', 'postgres://two/name?sslmode=require'],
    ],
  ])('of %s', (connectionString, hosts) => {
    expect(hostsOf(connectionString)).toEqual(hosts)
  })

  it('are asked one after the other, and one failure moves on once', () => {
    const hosts = createHosts('postgres://one,two/name')
    expect(hosts.count).toBe(2)
    hosts.failed('postgres://one/name')
    hosts.failed('postgres://one/name')
    expect(hosts.current()).toBe('postgres://two/name')
    hosts.failed('postgres://two/name')
    expect(hosts.current()).toBe('postgres://one/name')
  })
})
