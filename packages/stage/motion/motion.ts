import { type Ease, linear } from './ease.ts'

/** Called every frame with the seconds since the last one and since the loop began. */
export type EachFrame = (seconds: number, since: number) => void

/**
 * Time of a stage: everything that moves asks here. Time comes in by `advance`, so tests need no clock and a slow frame only means
 * a larger step.
 */
export interface Motion {
  /** Seconds of presentation that pass in a second of real time. */
  pace: number
  /** While true, whatever has an end is at its end at once. */
  hurrying: boolean
  /** Calls `apply` with eased progress from 0 to 1; the last call is always `apply(ease(1))`. */
  tween(seconds: number, apply: (progress: number) => void, ease?: Ease): Promise<void>
  wait(seconds: number): Promise<void>
  /** Waits in real time, hurried or not; ends at once only when all ends. */
  rest(seconds: number): Promise<void>
  readonly closed: boolean
  /** Calls back every frame, in real time whatever the pace, until the returned function is called. */
  loop(each: EachFrame): () => void
  /** Lets `seconds` of real time pass. */
  advance(seconds: number): void
  /** Ends everything: what runs is completed, what comes later completes at once, loops stop. */
  close(): void
}

interface Tween {
  readonly seconds: number
  readonly apply: (eased: number) => void
  readonly ease: Ease
  readonly done: () => void
  passed: number
}

export function createMotion(): Motion {
  const tweens = new Set<Tween>()
  const loops = new Map<EachFrame, number>()
  const resting = new Set<() => void>()
  let closed = false

  const step = (tween: Tween, seconds: number): void => {
    tween.passed += seconds
    const over = motion.hurrying || closed || tween.passed >= tween.seconds
    tween.apply(tween.ease(over ? 1 : tween.passed / tween.seconds))
    if (!over) return
    tweens.delete(tween)
    tween.done()
  }

  const motion: Motion = {
    pace: 1,
    hurrying: false,
    get closed() {
      return closed
    },
    rest: (seconds) =>
      new Promise((done) => {
        if (closed) return done()
        resting.add(done)
        const stop = motion.loop((_, since) => {
          if (since < seconds) return
          stop()
          resting.delete(done)
          done()
        })
      }),
    tween: (seconds, apply, ease = linear) =>
      new Promise((done) => {
        const tween = { seconds, apply, ease, done, passed: 0 }
        tweens.add(tween)
        step(tween, 0)
      }),
    wait: (seconds) => motion.tween(seconds, () => {}),
    loop: (each) => {
      if (!closed) loops.set(each, 0)
      return () => void loops.delete(each)
    },
    advance: (seconds) => {
      for (const [each, since] of loops) {
        if (!loops.has(each)) continue
        loops.set(each, since + seconds)
        each(seconds, since + seconds)
      }
      for (const tween of tweens) step(tween, seconds * motion.pace)
    },
    close: () => {
      closed = true
      loops.clear()
      for (const done of resting) done()
      resting.clear()
      for (const tween of tweens) step(tween, 0)
    },
  }
  return motion
}
