import { createStore } from 'zustand/vanilla'
import type { DrainEnd } from './drain'

type OutboxState = {
  /** How the latest batch of this tab ended; `failed` when it threw. */
  readonly end: DrainEnd | 'failed' | null
}

export const outboxState = createStore<OutboxState>()(() => ({ end: null }))
