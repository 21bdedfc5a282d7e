import { createStore } from 'zustand/vanilla'

export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Milliseconds; 5000 by default. */
  duration?: number
}

/** The current toast. Each `showToast` stores a new object, so that the same text can show twice. */
export const toastStore = createStore<{ latest: Toast | null }>()(() => ({ latest: null }))

/** Shows a toast and replaces the current one. */
export const showToast = (toast: Toast): void => toastStore.setState({ latest: { ...toast } })
