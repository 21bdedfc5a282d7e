import { createStore } from 'zustand/vanilla'

export type Toast = {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Milliseconds; 5000 unless said otherwise. */
  duration?: number
}

/** The toast to show now; each call of `showToast` makes a new one, so the same words can show twice. */
export const toastStore = createStore<{ latest: Toast | null }>()(() => ({ latest: null }))

/** Shows a toast in place of whatever toast is showing. */
export const showToast = (toast: Toast): void => toastStore.setState({ latest: { ...toast } })
