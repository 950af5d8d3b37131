import { Container } from 'pixi.js'
import type { Size } from '../../screen/open-screen.ts'
import type { Features } from './features.ts'
import type { SlotLayout } from './layout.ts'
import type {
  Choices,
  FeatureScene,
  GambleScene,
  HoldScene,
  OfferScene,
  PickScene,
  SceneTools,
  SlotTitle,
  TrailScene,
  WheelScene,
} from './title.ts'

/** All features of a title, each under its name. */
export interface FeatureViews {
  readonly view: Container
  readonly pick: PickScene
  readonly hold: HoldScene
  readonly wheel: WheelScene
  readonly trail: TrailScene
  readonly offer: OfferScene
  readonly gamble: GambleScene
  show(features: Features): void
  /** What may be pressed now, in the feature on top. */
  readonly choices: Choices | null
  point(choice: number | null): void
  layout(size: Size, layout: SlotLayout): void
  close(): void
}

export function openFeatures({ scenes }: SlotTitle, tools: SceneTools): FeatureViews {
  const views = {
    hold: opened(scenes.hold, tools),
    pick: opened(scenes.pick, tools),
    wheel: opened(scenes.wheel, tools),
    trail: opened(scenes.trail, tools),
    offer: opened(scenes.offer, tools),
    gamble: opened(scenes.gamble, tools),
  }
  const all = Object.values(views)
  const view = new Container()
  view.addChild(...all.map((scene) => scene.view))
  return {
    ...views,
    view,
    show: ({ pick, hold, wheel, trail, offer, gamble }) => {
      views.pick.show(pick)
      views.hold.show(hold)
      views.wheel.show(wheel)
      views.trail.show(trail)
      views.offer.show(offer)
      views.gamble.show(gamble)
    },
    get choices() {
      return all.findLast(({ choices }) => choices !== null)?.choices ?? null
    },
    point: (choice) => {
      for (const scene of all) if (scene.choices) scene.point(choice)
    },
    layout: (size, layout) => {
      for (const scene of all) scene.layout(size, layout)
    },
    close: () => {
      for (const scene of all) scene.close()
    },
  }
}

const opened = <State, Step, End>(
  open: ((tools: SceneTools) => FeatureScene<State, Step, End>) | undefined,
  tools: SceneTools,
): FeatureScene<State, Step, End> => (open ? open(tools) : unseen())

/** Stands for a feature that a title does not have. */
function unseen<State, Step, End>(): FeatureScene<State, Step, End> {
  return {
    view: new Container(),
    show: () => {},
    open: async () => {},
    start: () => {},
    step: async () => {},
    ended: async () => {},
    point: () => {},
    choices: null,
    layout: () => {},
    close: () => {},
  }
}
