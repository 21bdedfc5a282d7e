import { createStore } from 'zustand/vanilla'

type PullState = {
  readonly status: 'idle' | 'pulling' | 'done' | 'failed'
  /** Milliseconds since the epoch; 0 until the first pull has ended. */
  readonly finishedAt: number
  /** Rows that the latest pull skipped because this version cannot read them. */
  readonly skippedRows: number
}

export const pullState = createStore<PullState>()(() => ({ status: 'idle', finishedAt: 0, skippedRows: 0 }))
