import { createStore } from 'zustand/vanilla'
import type { DrainEnd } from './drain'

type OutboxState = {
  /** The end of the latest batch of this tab; `failed` when it threw. */
  readonly end: DrainEnd | 'failed' | null
}

export const outboxState = createStore<OutboxState>()(() => ({ end: null }))
