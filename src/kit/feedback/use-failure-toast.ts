import { useEffect, useRef } from 'react'
import { error } from '#words/kit/screen-notes'
import { showToast } from './toast'

/** Shows a toast once per screen when its data cannot be loaded, however often the app retries. */
export const useFailureToast = (failed: boolean, description: string): void => {
  const hasShown = useRef(false)
  useEffect(() => {
    if (!failed || hasShown.current) return
    hasShown.current = true
    showToast({ title: error, description, tone: 'destructive' })
  }, [failed, description])
}
