import type { GameStage, StageOptions } from '@fairhouse/stage/rounds/game-stage'
import type { Drawing } from '@fairhouse/stage/screen/choose-renderer'
import { showGameError } from './dialogs/failure-dialog.ts'
import type { FamilyGame, GameContext } from './game-context.ts'

interface Fixed extends Omit<StageOptions, 'insets' | 'listener'> {
  readonly family: FamilyGame
}

/** Who is told what happens on the stage, once there is a page around it. */
interface Around {
  readonly context: GameContext
  /** Tells a new stage its pace and its room. */
  readonly fit: () => void
}

/** Room for controls until they are laid out, CSS pixels. */
const firstInsets = { top: 56, right: 8, bottom: 96, left: 8 }

/** Where the game is drawn. When the graphics driver gives up, another stage takes the old one's place. */
export class StagePlace {
  readonly #fixed: Fixed
  readonly #element: HTMLElement
  #stage: GameStage | null = null
  #around: Around | null = null

  /** @throws TypeError when the page has no place for a stage. */
  constructor(fixed: Fixed) {
    const element = document.getElementById('stage')
    if (!element) throw new TypeError('the page has no stage')
    this.#fixed = fixed
    this.#element = element
  }

  get stage(): GameStage {
    if (!this.#stage) throw new TypeError('the stage is not open yet')
    return this.#stage
  }

  /** @throws NoPictureError when the browser cannot draw; Error when a picture cannot be loaded. */
  async open(drawing: Drawing = this.#fixed.drawing): Promise<void> {
    const { family, ...options } = this.#fixed
    this.#stage = await family.openStage(this.#element, {
      ...options,
      drawing,
      insets: firstInsets,
      listener: {
        won: (won) => this.#around?.context.table.state.change({ won }),
        pictureLost: () => void this.#change(),
      },
    })
  }

  join(around: Around): void {
    this.#around = around
    around.fit()
  }

  async #change(): Promise<void> {
    await this.#stage?.close()
    try {
      await this.open({ ...this.#fixed.drawing, renderer: 'canvas' })
    } catch (fault) {
      const context = this.#around?.context
      if (context) showGameError(context, 'webgl')
      return reportError(fault)
    }
    this.#around?.context.table.moveTo(this.stage)
    this.#around?.fit()
  }
}
