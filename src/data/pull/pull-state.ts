import { createStore } from 'zustand/vanilla'

type PullState = {
  readonly status: 'idle' | 'pulling' | 'done' | 'failed'
  /** Milliseconds since the epoch; 0 until a first pull has ended. */
  readonly finishedAt: number
  /** Rows that the latest pull left out because this version cannot read them. */
  readonly skippedRows: number
}

/** How the latest pull of this tab stands. */
export const pullState = createStore<PullState>()(() => ({ status: 'idle', finishedAt: 0, skippedRows: 0 }))
