import { describe, expect, it } from 'vitest'
import { TicketShelf } from './saved-tickets.ts'

const rules = { numbers: 80, most: 10 }

function memory(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
  }
}

describe('saved tickets', () => {
  it('are found again in the same browser, the newest first, each once', () => {
    const shelf = memory()
    const tickets = new TicketShelf('keno', shelf, rules)
    tickets.save([1, 2])
    tickets.save([7])
    tickets.save([1, 2])
    tickets.played([4, 5, 6])
    expect(new TicketShelf('keno', shelf, rules).now).toEqual({
      last: [4, 5, 6],
      kept: [[1, 2], [7]],
    })
    tickets.remove([7])
    expect(tickets.now.kept).toEqual([[1, 2]])
  })

  it.each(['', 'no json', '[]', '{"last":"x"}', '{"last":[9,3],"favorites":[[81],"a",[2,2]]}'])(
    'are none where %j is stored',
    (text) => {
      const tickets = new TicketShelf('keno', memory({ keno: text }), rules)
      expect(tickets.now).toEqual({ last: null, kept: [] })
      expect(tickets.risk).toBe('medium')
    },
  )

  it('remember the risk that was chosen', () => {
    const shelf = memory()
    const tickets = new TicketShelf('keno', shelf, rules)
    tickets.risked('high')
    tickets.played([3])
    expect(new TicketShelf('keno', shelf, rules).risk).toBe('high')
    tickets.risked('low')
    expect(new TicketShelf('keno', shelf, rules).now.last).toEqual([3])
  })

  it('hold for the page where nothing can be stored', () => {
    const tickets = new TicketShelf('keno', null, rules)
    tickets.save([8])
    expect(tickets.now.kept).toEqual([[8]])
  })
})
