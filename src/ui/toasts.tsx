import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { toastStore } from './toast'

const ToastArea = lazy(() => import('./toast-area').then(({ ToastArea: component }) => ({ default: component })))

/** Stands once in the app; the code behind it loads with the first toast. */
export function Toasts() {
  const latest = useStore(toastStore, (state) => state.latest)
  return latest ? (
    <Suspense>
      <ToastArea toast={latest} />
    </Suspense>
  ) : null
}
