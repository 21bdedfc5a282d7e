import { Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '../platform/lazy-part'
import { toastStore, type Toast } from './toast'

const ToastArea = lazyPart(() => import('./toast-area').then((loaded) => loaded.ToastArea), PlainToast)

/** Mounted once in the app. The toast code loads with the first toast. */
export function Toasts() {
  const latest = useStore(toastStore, (state) => state.latest)
  return latest ? (
    <Suspense>
      <ToastArea toast={latest} />
    </Suspense>
  ) : null
}

/** Shows the text when the toast code cannot be loaded. */
function PlainToast({ toast }: { toast: Toast }) {
  return (
    <p role={toast.tone === 'destructive' ? 'alert' : 'status'}>
      <strong>{toast.title}</strong> {toast.description}
    </p>
  )
}
