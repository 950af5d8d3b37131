// A round while it is played: where its draws come from, what it has won, what it told.

export class Round {
  units = 0
  events = []

  /**
   * @param {(count: number) => number} draw
   * @param {number} most units that a round can win.
   */
  constructor(draw, most) {
    this.draw = draw
    this.most = most
  }

  get isFull() {
    return this.units === this.most
  }

  /** Pays as much of a win as the most leaves room for, and says how much that is. */
  pay(units) {
    const paid = Math.min(units, this.most - this.units)
    this.units += paid
    return paid
  }

  tell(type, told = {}) {
    this.events.push({ type, ...told })
  }

  /** Pays a win and tells it; what pays nothing is not told. Says whether anything was paid. */
  win(type, units, told) {
    const pay = this.pay(units)
    if (pay > 0) this.tell(type, { ...told, pay, total: this.units })
    return pay > 0
  }
}
