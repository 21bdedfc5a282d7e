import { createStore } from 'zustand/vanilla'
import type { LoadProblem } from '@/kit/rules/load-problem'

type PullState = {
  readonly status: 'idle' | 'pulling' | 'done' | 'failed'
  /** The reason why the latest pull has failed, if it has. */
  readonly problem: LoadProblem
  /** Milliseconds since the epoch; 0 until the first pull has ended. */
  readonly finishedAt: number
  /**
   * When the server may be asked again after a failure, in milliseconds since the epoch; 0 if it has asked for no
   * pause.
   */
  readonly pausedUntil: number
  /** Rows that the latest pull skipped because this version cannot read them. */
  readonly skippedRows: number
}

export const pullState = createStore<PullState>()(() => ({
  status: 'idle',
  problem: 'unreachable',
  finishedAt: 0,
  pausedUntil: 0,
  skippedRows: 0,
}))
