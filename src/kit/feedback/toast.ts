import { createStore } from 'zustand/vanilla'

export type Toast = {
  title: string
  /** One sentence or several, each on its line. */
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
  /** Milliseconds; 5000 by default. */
  duration?: number
  /** The control that was used shows the result: only screen readers are told. */
  quiet?: boolean
  /** The app moves to another screen after this toast, and the toast stays. */
  forNextScreen?: boolean
}

type ToastState = { latest: Toast | null; forNextScreen: boolean }

/** The current toast. Each `showToast` stores a new object, so that the same text can show twice. */
export const toastStore = createStore<ToastState>()(() => ({ latest: null, forNextScreen: false }))

/** Shows a toast and replaces the current one. */
export const showToast = (toast: Toast): void =>
  toastStore.setState({ latest: { ...toast }, forNextScreen: toast.forNextScreen ?? false })

/** Removes the toast of the screen that is being left. */
export const leaveToast = (): void =>
  toastStore.setState(({ latest, forNextScreen }) => ({ latest: forNextScreen ? latest : null, forNextScreen: false }))
